import { nameOf } from '../../document/place.ts'
import type { Place } from '../../document/place.ts'
import { fits } from '../accepts.ts'
import { areNumbersDisjoint } from './compare-numbers.ts'
import { isForbidden, mayCarry } from './compare-objects.ts'
import { areToldApart } from './finite.ts'
import { highest, lowest } from '../keywords.ts'
import { isFreeForm, requiredIn, saysOpen, schemasOf } from '../objects.ts'
import type { Comparison } from '../reason.ts'
import type { Shape } from '../shape.ts'
import { shapesOf } from '../shape.ts'
import type { TypeName } from '../types.ts'
import { typeOf, typesOf, valuesOf } from '../types.ts'

/** How far into objects a proof goes. */
const depthLimit = 16

/** Whether it is proven that no value of this type keeps both the shape and the schema. */
export function isDisjoint(shape: Shape, type: TypeName, schema: Place, comparison: Comparison): boolean {
  if (shapesOf([schema]).every((other) => areDisjoint(shape, other, type, comparison))) return true
  // what rules the schema out, or more than it, settles the matter
  return [...shape.nots, ...shape.others].some(
    (not) => nameOf(not) === nameOf(schema) || comparison.isWithin([schema], [not]),
  )
}

/** The same for two shapes. */
export function areDisjoint(a: Shape, b: Shape, type: TypeName, comparison: Comparison): boolean {
  if (!typesOf(a).includes(type) || !typesOf(b).includes(type)) return true
  const [own, others] = [valuesOf(a), valuesOf(b)]
  const isOfType = (value: Parameters<typeof typeOf>[0]) => typeOf(value) === type
  if (own) return own.filter(isOfType).every((value) => !fits(value, b, comparison.mode))
  if (others) return others.filter(isOfType).every((value) => !fits(value, a, comparison.mode))
  if (type === 'number') return areNumbersDisjoint(a, b)
  if (type === 'string') return areCountsApart(a, b, 'minLength', 'maxLength')
  if (type === 'array') return areCountsApart(a, b, 'minItems', 'maxItems')
  return type === 'object' && (areToldApart(a, b) || areObjectsApart(a, b, comparison))
}

function areCountsApart(a: Shape, b: Shape, least: string, most: string): boolean {
  const isAbove = (one: Shape, other: Shape) => (highest(one, least) ?? 0) > (lowest(other, most) ?? Infinity)
  return isAbove(a, b) || isAbove(b, a)
}

/** Objects are apart when a property that one of them must have is another in the other, or cannot be there. */
function areObjectsApart(a: Shape, b: Shape, comparison: Comparison): boolean {
  const { apart } = comparison
  const key = [a, b].map(({ parts }) => parts.map(nameOf).join(' ')).join(' | ')
  const known = apart.known.get(key)
  if (known !== undefined) return known
  // where the same is asked again on the way, or too far in, nothing is proven
  if (apart.depth >= depthLimit) return false
  apart.known.set(key, false)
  apart.depth += 1
  const answer = haveObjectsApart(a, b, comparison)
  apart.depth -= 1
  apart.known.set(key, answer)
  return answer
}

function haveObjectsApart(a: Shape, b: Shape, comparison: Comparison): boolean {
  const isMissing = (shape: Shape, name: string) => {
    const schemas = schemasOf(shape, name)
    return (
      isForbidden(schemas) ||
      (!mayCarry(shape, name, schemas, comparison) && !saysOpen(shape) && !isFreeForm(shape))
    )
  }
  const inA = requiredIn(a)
  const inB = requiredIn(b)
  if ([...inA].some((name) => isForbidden(schemasOf(b, name)))) return true
  // what a shape does not name is not sent: values of `a` lack what only `b` must have
  if ([...inB].some((name) => isMissing(a, name))) return true
  return [...inA].some(
    (name) => inB.has(name) && arePropertiesApart(schemasOf(a, name), schemasOf(b, name), comparison),
  )
}

function arePropertiesApart(a: readonly Place[], b: readonly Place[], comparison: Comparison): boolean {
  return shapesOf(a).every((own) =>
    typesOf(own).every((type) => shapesOf(b).every((other) => areDisjoint(own, other, type, comparison))),
  )
}
