import type { Json } from '../../document/json.ts'
import { isEqual } from '../../document/json.ts'
import { namesIn, requiredIn, schemasOf } from '../objects.ts'
import type { Shape } from '../shape.ts'
import { shapesOf } from '../shape.ts'
import { valuesOf } from '../types.ts'

/** The values that a property can have, when every way to have it lists them. */
export function finite(shape: Shape, name: string): readonly Json[] | undefined {
  const listed: Json[] = []
  const ways = shapesOf(schemasOf(shape, name))
  for (const way of ways) {
    const values = valuesOf(way)
    if (!values) return undefined
    listed.push(...values.filter((value) => !listed.some((one) => isEqual(one, value))))
  }
  return ways.length > 0 ? listed : undefined
}

const known = new WeakMap<Shape, ReadonlyMap<string, readonly Json[]>>()

/** Every property of objects of a shape that lists its values, such as what tells variants apart. */
function finitesOf(shape: Shape): ReadonlyMap<string, readonly Json[]> {
  const found = known.get(shape)
  if (found) return found
  const listed = new Map<string, readonly Json[]>()
  for (const name of namesIn(shape)) {
    const values = finite(shape, name)
    if (values) listed.set(name, values)
  }
  known.set(shape, listed)
  return listed
}

/** Whether objects of two shapes are told apart by the values of a property that one of them must have. */
export function areToldApart(a: Shape, b: Shape): boolean {
  const others = finitesOf(b)
  for (const [name, values] of finitesOf(a)) {
    const wanted = others.get(name)
    if (!wanted || values.some((value) => wanted.some((one) => isEqual(one, value)))) continue
    if (requiredIn(a).has(name) || requiredIn(b).has(name)) return true
  }
  return false
}
