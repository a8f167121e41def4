import { isObject, textOf } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, entriesOf, membersOf, objectAt } from '../document/place.ts'
import type { Pair } from './change.ts'
import { allOfParts } from './all-of.ts'

/**
 * The variants of two schemas by twos, when each has its counterpart: the same reference, the same constants, or else
 * the same position among those that are left.
 */
export function pairedVariants({ was, is }: Pair): Pair[] | undefined {
  const [before, after] = [variantsOf(was), variantsOf(is)]
  if (before.length === 0 || before.length !== after.length) return undefined
  const left = new Set(after)
  const twins = before.map((one) => {
    const twin = [...left].find((other) => signOf(other) === signOf(one))
    if (twin) left.delete(twin)
    return { was: one, is: twin }
  })
  const others = [...left]
  return twins.map((one) => ({ was: one.was, is: one.is ?? others.shift() ?? one.was }))
}

const variantsOf = (schema: Place): Place[] =>
  allOfParts(schema).flatMap((one) =>
    ['oneOf', 'anyOf'].flatMap((keyword) =>
      objectAt(one)[keyword] === undefined ? [] : entriesOf(child(one, keyword)),
    ),
  )

/** What a variant is known by. */
function signOf(variant: Place): string {
  const { $ref, title } = objectAt(variant)
  if ($ref !== undefined) return textOf($ref)
  const constants = membersOf(child(variant, 'properties')).flatMap(([name, { value }]) =>
    isObject(value) && value['const'] !== undefined ? [`${name}=${JSON.stringify(value['const'])}`] : [],
  )
  return constants.length > 0 ? constants.join(' ') : textOf(title)
}
