import type { Json } from '../document/json.ts'
import { isEqual } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { requiredIn, schemasOf } from './objects.ts'
import type { Shape } from './shape.ts'
import { inline, shapesOf } from './shape.ts'
import { valuesOf } from './types.ts'

/**
 * Schemas that part a shape by the values of a property which tells the other shapes apart, as a discriminator does;
 * nothing when there is no such property.
 */
export function splitBy(shape: Shape, others: readonly Shape[]): Place[] | undefined {
  const beside = shape.parts[0]
  if (!beside) return undefined
  for (const name of requiredIn(shape)) {
    const values = finite(shape, name)
    if (!values || values.length < 2 || values.length > 64) continue
    if (others.some((other) => finite(other, name)))
      return values.map((value) =>
        inline({ properties: { [name]: { const: value } }, required: [name] }, beside),
      )
  }
  return undefined
}

/** The values that a property can have, when every way to have it lists them. */
function finite(shape: Shape, name: string): Json[] | undefined {
  const listed: Json[] = []
  for (const way of shapesOf(schemasOf(shape, name))) {
    const values = valuesOf(way)
    if (!values) return undefined
    listed.push(...values.filter((value) => !listed.some((one) => isEqual(one, value))))
  }
  return listed
}
