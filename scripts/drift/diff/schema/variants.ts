import type { Place } from '../../document/place.ts'
import { child, entriesOf, objectAt } from '../../document/place.ts'
import { pairedBySign } from '../../schema/compare/variant-signs.ts'
import type { Pair } from '../change.ts'
import { allOfParts } from './all-of.ts'

/** The variants of two schemas by twos, as far as they are known to be the same; nothing where one of them has none. */
export function pairedVariants({ was, is }: Pair): Pair[] | undefined {
  const [before, after] = [variantsOf(was), variantsOf(is)]
  if (before.length === 0 || after.length === 0) return undefined
  return pairedBySign(before, after)
}

const variantsOf = (schema: Place): Place[] =>
  allOfParts(schema).flatMap((one) =>
    ['oneOf', 'anyOf'].flatMap((keyword) =>
      objectAt(one)[keyword] === undefined ? [] : entriesOf(child(one, keyword)),
    ),
  )
