import { child, entriesOf, objectAt } from '../../document/place.ts'
import type { Place } from '../../document/place.ts'
import { itemSchemas } from '../accepts.ts'
import { highest, lowest, partsWith } from '../keywords.ts'
import type { Comparison, Reason } from '../reason.ts'
import { boundReason, reason, under } from '../reason.ts'
import type { Shape } from '../shape.ts'

/** Why arrays of one shape may not be arrays of the other. */
export function compareArrays(sub: Shape, over: Shape, comparison: Comparison): Reason[] {
  const reasons: Reason[] = []
  const [subMin, overMin] = [highest(sub, 'minItems') ?? 0, highest(over, 'minItems') ?? 0]
  if (overMin > subMin) reasons.push(boundReason('minItems', sub, subMin, overMin))
  const [subMax, overMax] = [maxItemsOf(sub), lowest(over, 'maxItems')]
  if (overMax !== undefined && (subMax === undefined || subMax > overMax)) {
    reasons.push(boundReason('maxItems', sub, subMax, overMax))
  }
  if (isUnique(over) && !isUnique(sub) && (subMax ?? 2) > 1)
    reasons.push(boundReason('uniqueItems', sub, false, true))
  return [
    ...reasons,
    ...compareItems(sub, over, subMax, comparison),
    ...compareContains(sub, over, subMin, comparison),
  ]
}

function compareItems(sub: Shape, over: Shape, most: number | undefined, { contain }: Comparison): Reason[] {
  const prefix = Math.max(prefixLength(sub), prefixLength(over))
  const positions = Array.from({ length: prefix }, (_, index) => index).filter(
    (index) => index < (most ?? Infinity),
  )
  const fixed = positions.flatMap((index) =>
    under(`[${index}]`, contain(itemSchemas(sub, index), itemSchemas(over, index))),
  )
  if (most !== undefined && most <= prefix) return fixed
  const wanted = itemSchemas(over, prefix)
  const rest = contain(itemSchemas(sub, prefix), wanted)
  // that there are no more items is said by the list rather than of its items
  const isClosed = rest.length > 0 && wanted.some(({ value }) => value === false)
  return [...fixed, ...(isClosed ? [reason('items', true, false)] : under('[]', rest))]
}

function compareContains(sub: Shape, over: Shape, least: number, { contain }: Comparison): Reason[] {
  return partsWith(over, 'contains').flatMap((part) => {
    const wanted = child(part, 'contains')
    const { minContains, maxContains } = objectAt(part)
    const needed = Number(minContains ?? 1)
    const hasEnough =
      needed === 0 ||
      partsWith(sub, 'contains').some(
        (own) =>
          Number(objectAt(own)['minContains'] ?? 1) >= needed &&
          contain([child(own, 'contains')], [wanted]).length === 0,
      ) ||
      (least >= needed &&
        contain(itemSchemas(sub, prefixLength(sub)), [wanted]).length === 0 &&
        prefixLength(sub) === 0)
    const hasTooMany =
      maxContains !== undefined &&
      !partsWith(sub, 'contains').some(
        (own) =>
          Number(objectAt(own)['maxContains'] ?? Infinity) <= Number(maxContains) &&
          contain([wanted], [child(own, 'contains')]).length === 0,
      )
    const [own] = partsWith(sub, 'contains').map((one) => objectAt(one)['contains'])
    return hasEnough && !hasTooMany ? [] : [{ ...reason('contains', own, wanted.value), isCertain: false }]
  })
}

const isUnique = (shape: Shape): boolean => shape.parts.some((part) => objectAt(part)['uniqueItems'] === true)

/** The most items that a shape allows, also where a tuple allows no more than it names. */
function maxItemsOf(shape: Shape): number | undefined {
  const stated = lowest(shape, 'maxItems')
  const closed = shape.parts.filter((part) => objectAt(part)['items'] === false).map(prefixOf)
  const all = [...(stated === undefined ? [] : [stated]), ...closed]
  return all.length > 0 ? Math.min(...all) : undefined
}

const prefixOf = (part: Place): number => entriesOf(child(part, 'prefixItems')).length
const prefixLength = ({ parts }: Shape): number => Math.max(0, ...parts.map(prefixOf))
