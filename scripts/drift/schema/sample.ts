import type { Json } from '../document/json.ts'
import { nameOf } from '../document/place.ts'
import type { Place } from '../document/place.ts'
import { fits, itemSchemas } from './accepts.ts'
import { highest, lowerBound, lowest, numbersUnder, textsUnder, upperBound } from './keywords.ts'
import type { Mode } from './objects.ts'
import { isHidden, namesIn, requiredIn, saysOpen, schemasOf } from './objects.ts'
import type { Shape } from './shape.ts'
import { shapesOf } from './shape.ts'
import type { TypeName } from './types.ts'
import { isWhole, typesOf, valuesOf } from './types.ts'
import { ownValue } from '../own-value.ts'

const depthLimit = 5
/** How far in objects have what they need not have: wide objects that hold each other would grow without end. */
const wideLimit = 2
const most = 24

/** Values that keep all of some schemas. */
type SamplesOf = (schemas: readonly Place[]) => readonly Json[]

/** Makes values for schemas, or for one way to keep them. */
export type Sampler = { of: SamplesOf; ofShape: (shape: Shape) => readonly Json[] }

/** How the parts of a value are made. */
type Making = { mode: Mode; inner: SamplesOf; isNear: boolean }

/**
 * Makes some values that keep all of some schemas: small ones, large ones, and those at the bounds. May be none. Each
 * schema is sampled once per depth, so that schemas full of each other cost no more than they are.
 */
export function createSampler(mode: Mode): Sampler {
  const known = new Map<string, readonly Json[]>()
  const samplesOf = (schemas: readonly Place[], depth: number): readonly Json[] => {
    if (depth > depthLimit) return []
    const key = `${depth} ${schemas.map(nameOf).join(' ')}`
    const inner: SamplesOf = (parts) => samplesOf(parts, depth + 1)
    const found = known.get(key) ?? sampled(schemas, { mode, inner, isNear: depth < wideLimit })
    known.set(key, found)
    return found
  }
  const ofShapes = new WeakMap<Shape, readonly Json[]>()
  const ofShape = (shape: Shape): readonly Json[] => {
    const inner: SamplesOf = (parts) => samplesOf(parts, 1)
    const found = ofShapes.get(shape) ?? sampledShape(shape, { mode, inner, isNear: true })
    ofShapes.set(shape, found)
    return found
  }
  return { of: (schemas) => samplesOf(schemas, 0), ofShape }
}

/** The first samples of each way to keep the schemas, then the second ones, so that no way is left out. */
function sampled(schemas: readonly Place[], making: Making): readonly Json[] {
  const ways = shapesOf(schemas).map((shape) => sampledShape(shape, making))
  const rounds = Math.max(0, ...ways.map((way) => way.length))
  const all = Array.from({ length: rounds }, (_, round) => ways.flatMap((way) => way.slice(round, round + 1)))
  return all.flat().slice(0, Math.max(most * 2, ways.length))
}

function sampledShape(shape: Shape, making: Making): readonly Json[] {
  const values = valuesOf(shape) ?? typesOf(shape).flatMap((type) => ofType(shape, type, making))
  return values.filter((value) => fits(value, shape, making.mode)).slice(0, most)
}

function ofType(shape: Shape, type: TypeName, making: Making): Json[] {
  if (type === 'null') return [null]
  if (type === 'boolean') return [true, false]
  if (type === 'number') return numbersOf(shape)
  if (type === 'string') return textsOf(shape)
  if (type === 'array') return arraysOf(shape, making)
  return objectsOf(shape, making)
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
  if (formats.length > 0) return [...given, ...formats.flatMap((format) => ownValue(formatted, format) ?? [])]
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

function arraysOf(shape: Shape, { inner, isNear }: Making): Json[] {
  const shortest = highest(shape, 'minItems') ?? 0
  const longest = Math.min(lowest(shape, 'maxItems') ?? shortest + 1, shortest + 2)
  return (isNear ? [shortest, longest] : [shortest]).flatMap((length) => {
    const choices = Array.from({ length }, (_, index) => inner(itemSchemas(shape, index)))
    if (choices.some((choice) => choice.length === 0)) return []
    const variants = Math.max(1, ...choices.map((choice) => choice.length))
    return Array.from({ length: Math.min(variants, most) }, (_, variant) =>
      choices.map((choice, index) => choice[(variant + index) % choice.length] ?? null),
    )
  })
}

/** Names for properties that an object is open for. */
const otherNames = (shape: Shape): string[] => (saysOpen(shape) ? ['other', 'yet another'] : [])

function objectsOf(shape: Shape, { mode, inner, isNear }: Making): Json[] {
  const required = requiredIn(shape)
  const named = [...new Set([...required, ...namesIn(shape), ...otherNames(shape)])]
  const fewest = Math.max(required.size, highest(shape, 'minProperties') ?? 0)
  const choices = (isNear ? named : named.slice(0, fewest))
    .filter((name) => !isHidden(schemasOf(shape, name), mode))
    .map((name) => ({ name, values: inner(schemasOf(shape, name)) }))
  if (choices.some(({ name, values }) => required.has(name) && values.length === 0)) return []
  const build = (names: readonly string[], variant: number) =>
    Object.fromEntries(
      choices
        .filter(({ name, values }) => names.includes(name) && values.length > 0)
        .map(({ name, values }) => [name, values[variant % values.length] ?? null]),
    )
  const all = choices.map(({ name }) => name)
  const variants = Math.min(most, Math.max(1, ...choices.map(({ values }) => values.length)))
  const indexes = Array.from({ length: variants }, (_, variant) => variant)
  return [
    ...indexes.map((variant) => build([...required], variant)),
    ...indexes.map((variant) => build(all, variant)),
    ...all.map((name) => build([...required, name], 0)),
  ]
}
