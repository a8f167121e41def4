import type { Json } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { fits, itemSchemas } from './accepts.ts'
import { highest, lowerBound, lowest, numbersUnder, textsUnder, upperBound } from './keywords.ts'
import type { Mode } from './objects.ts'
import { isHidden, namesIn, requiredIn, schemasOf } from './objects.ts'
import type { Shape } from './shape.ts'
import { shapesOf } from './shape.ts'
import type { TypeName } from './types.ts'
import { isWhole, typesOf, valuesOf } from './types.ts'

const depthLimit = 5
const most = 24

/** Some values that keep all of these schemas: small ones, large ones, and those at the bounds. May be none. */
export function samplesOf(schemas: readonly Place[], mode: Mode, depth = 0): Json[] {
  if (depth > depthLimit) return []
  return shapesOf(schemas)
    .flatMap((shape) => {
      const values = valuesOf(shape) ?? typesOf(shape).flatMap((type) => ofType(shape, type, mode, depth))
      return values.filter((value) => fits(value, shape, mode)).slice(0, most)
    })
    .slice(0, most * 2)
}

function ofType(shape: Shape, type: TypeName, mode: Mode, depth: number): Json[] {
  if (type === 'null') return [null]
  if (type === 'boolean') return [true, false]
  if (type === 'number') return numbersOf(shape)
  if (type === 'string') return textsOf(shape)
  if (type === 'array') return arraysOf(shape, mode, depth)
  return objectsOf(shape, mode, depth)
}

function numbersOf(shape: Shape): Json[] {
  const step = numbersUnder(shape.parts, 'multipleOf')[0] ?? (isWhole(shape) ? 1 : 0.5)
  const low = lowerBound(shape)?.value
  const high = upperBound(shape)?.value
  const around = [low, high, 0].filter((value) => value !== undefined)
  return [...new Set(around.flatMap((value) => [value, value + step, value - step]))]
}

/** Texts that formats admit; a format that is not here has no sample. */
const formatted: Record<string, string | undefined> = {
  date: '2026-03-09',
  'date-time': '2026-03-09T08:30:00Z',
  time: '08:30:00Z',
  email: 'a@b.se',
  uuid: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  uri: 'https://a.se/',
  'uri-reference': '/a',
  ipv4: '192.0.2.1',
  hostname: 'a.se',
}

function textsOf(shape: Shape): Json[] {
  const given = shape.parts.flatMap(({ value }) => examplesIn(value))
  const formats = textsUnder(shape, 'format')
  if (formats.length > 0) return [...given, ...formats.flatMap((format) => formatted[format] ?? [])]
  const shortest = highest(shape, 'minLength') ?? 0
  const longest = lowest(shape, 'maxLength') ?? shortest + 3
  return [
    ...given,
    ...[shortest, longest].filter((length) => length < 5000).map((length) => 'a'.repeat(length)),
  ]
}

function examplesIn(schema: Json | undefined): Json[] {
  const { example, examples, default: usual } = (schema ?? {}) as Record<string, Json | undefined>
  return [example, ...(Array.isArray(examples) ? (examples as Json[]) : []), usual].filter(
    (one) => one !== undefined,
  )
}

function arraysOf(shape: Shape, mode: Mode, depth: number): Json[] {
  const shortest = highest(shape, 'minItems') ?? 0
  const longest = Math.min(lowest(shape, 'maxItems') ?? shortest + 1, shortest + 2)
  return [shortest, longest].flatMap((length) => {
    const choices = Array.from({ length }, (_, index) =>
      samplesOf(itemSchemas(shape, index), mode, depth + 1),
    )
    if (choices.some((choice) => choice.length === 0)) return []
    const variants = Math.max(1, ...choices.map((choice) => choice.length))
    return Array.from({ length: Math.min(variants, most) }, (_, turn) =>
      choices.map((choice, index) => choice[(turn + index) % choice.length] ?? null),
    )
  })
}

function objectsOf(shape: Shape, mode: Mode, depth: number): Json[] {
  const required = requiredIn(shape)
  const choices = [...namesIn(shape)]
    .filter((name) => !isHidden(schemasOf(shape, name), mode))
    .map((name) => ({ name, values: samplesOf(schemasOf(shape, name), mode, depth + 1) }))
  if (choices.some(({ name, values }) => required.has(name) && values.length === 0)) return []
  const build = (names: readonly string[], turn: number) =>
    Object.fromEntries(
      choices
        .filter(({ name, values }) => names.includes(name) && values.length > 0)
        .map(({ name, values }) => [name, values[turn % values.length] ?? null]),
    )
  const all = choices.map(({ name }) => name)
  const variants = Math.min(most, Math.max(1, ...choices.map(({ values }) => values.length)))
  const turns = Array.from({ length: variants }, (_, turn) => turn)
  return [
    ...turns.map((turn) => build([...required], turn)),
    ...turns.map((turn) => build(all, turn)),
    ...all.map((name) => build([...required, name], 0)),
  ]
}
