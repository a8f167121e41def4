import type { Place } from '../../document/place.ts'
import { finite } from './finite.ts'
import { requiredIn } from '../objects.ts'
import type { Shape } from '../shape.ts'
import { inline } from '../shape.ts'

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
