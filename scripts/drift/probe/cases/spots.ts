import type { Json } from '../../document/json.ts'
import { isArray, isObject } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { fits, itemSchemas } from '../../schema/accepts.ts'
import { schemasOf } from '../../schema/objects.ts'
import type { Shape } from '../../schema/shape.ts'
import { shapesOf } from '../../schema/shape.ts'
import { Undecided } from '../../schema/undecided.ts'
import { isRefused } from '../../traffic/validation/undecided-errors.ts'
import { validatorOf } from '../../traffic/validation/validators.ts'

/** A value inside another, and how it may be. */
export type Spot = {
  path: readonly (string | number)[]
  value: Json
  schemas: readonly Place[]
  /** The way of being valid that the value has taken. */
  shape: Shape
}

const deepest = 4
const items = 2

/** Whether a request may hold a value. */
export const admits = (value: Json, schema: Place): boolean => validatorOf(schema, 'call')(value).length === 0

/** Whether a request must not hold it; neither, where it could not be told in time. */
export const refuses = (value: Json, schema: Place): boolean => isRefused(validatorOf(schema, 'call')(value))

/** A valid value and what is inside it, a few levels deep. */
export function spotsIn(value: Json, schema: Place): Spot[] {
  try {
    return spotsAt(value, [schema], [])
  } catch (error) {
    if (error instanceof Undecided) return []
    throw error
  }
}

function spotsAt(value: Json, schemas: readonly Place[], path: Spot['path']): Spot[] {
  const shape = shapesOf(schemas).find((one) => fits(value, one, 'request'))
  if (!shape) return []
  const spot = { path, value, schemas, shape }
  if (path.length >= deepest) return [spot]
  if (isArray(value)) {
    const inner = value.slice(0, items)
    return [
      spot,
      ...inner.flatMap((item, index) => spotsAt(item, itemSchemas(shape, index), [...path, index])),
    ]
  }
  if (!isObject(value)) return [spot]
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : spotsAt(member, schemasOf(shape, name), [...path, name]),
  )
  return [spot, ...members]
}

/** A value with another in this place; `undefined` takes out what stands there. */
export function replaced(value: Json, [key, ...rest]: Spot['path'], by: Json | undefined): Json | undefined {
  if (key === undefined) return by
  if (isArray(value)) {
    return value.flatMap((item, index) => {
      const kept = index === key ? replaced(item, rest, by) : item
      return kept === undefined ? [] : [kept]
    })
  }
  if (!isObject(value)) return value
  const kept = replaced(value[key] ?? null, rest, by)
  const { [key]: _, ...others } = value
  return kept === undefined ? others : { ...value, [key]: kept }
}

/** A place in a body as people write it: `homes.[].price`. */
export const fieldOf = (path: Spot['path']): string =>
  path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.')
