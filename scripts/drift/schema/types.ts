import type { Json } from '../document/json.ts'
import { isArray, isEqual, textOf } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { objectAt } from '../document/place.ts'
import type { Shape } from './shape.ts'
import { isOld } from './shape.ts'

/** The types of JSON values; `integer` is a number without a fraction (JSON Schema 2020-12, 4.2.1). */
export const typeNames = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const
export type TypeName = (typeof typeNames)[number]

export function typeOf(value: Json): TypeName {
  if (value === null) return 'null'
  if (isArray(value)) return 'array'
  return typeof value as TypeName
}

/** The types that a schema names, as it names them; nothing when it leaves them open. */
function namedTypes(part: Place): readonly string[] | undefined {
  const { type, nullable } = objectAt(part)
  if (type === undefined) return undefined
  const named = isArray(type) ? type.map(textOf) : [textOf(type)]
  return isOld(part) && nullable === true ? [...named, 'null'] : named
}

// each shape is asked over and over
const knownTypes = new WeakMap<Shape, readonly TypeName[]>()

/** The types that values of a shape can have. */
export function typesOf(shape: Shape): readonly TypeName[] {
  const types = knownTypes.get(shape) ?? findTypes(shape)
  knownTypes.set(shape, types)
  return types
}

function findTypes(shape: Shape): readonly TypeName[] {
  const values = valuesOf(shape)
  return typeNames.filter(
    (type) =>
      shape.parts.every((part) => {
        const named = namedTypes(part)
        return !named || named.includes(type) || (type === 'number' && named.includes('integer'))
      }) &&
      (!values || values.some((value) => typeOf(value) === type)),
  )
}

/** Whether numbers of a shape have no fraction. */
export function isWhole(shape: Shape): boolean {
  return shape.parts.some((part) => {
    const named = namedTypes(part)
    return named?.includes('integer') === true && !named.includes('number')
  })
}

/** The only values that a shape can have, where `enum` or `const` lists them. */
export function valuesOf(shape: Shape): readonly Json[] | undefined {
  let values: readonly Json[] | undefined
  for (const part of shape.parts) {
    const listed = listedIn(part)
    if (listed) values = values ? values.filter((one) => listed.some((other) => isEqual(one, other))) : listed
  }
  return values
}

function listedIn(part: Place): readonly Json[] | undefined {
  const { enum: listed, const: only, nullable } = objectAt(part)
  const single = only === undefined ? undefined : [only]
  if (!isArray(listed)) return single
  // since 3.0.3 `nullable` widens the type alone, and most documents that use it mean the values too
  const values = isOld(part) && nullable === true ? [...listed, null] : listed
  return single ? values.filter((value) => isEqual(value, only)) : values
}
