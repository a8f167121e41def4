import type { CaseStatusId } from '#gen/case_management/model.ts'
import { statusFamily } from './errand-filter.ts'
import type { Choice, ErrandFilter } from './errand-filter.ts'
import { placeOf } from '../errand-item.ts'
import type { ErrandItem } from '../errand-item.ts'
import { isPending, statusGroups, statusesOf } from '../status.ts'

/** Something to tick, and how many errands it stands for. */
export type Option<V> = { value: V; count: number; isChosen: boolean; isBelow?: boolean }

/**
 * The statuses to choose from: the four groups by their plain status, and below Ongoing its sub-statuses, as far as
 * some errand has them.
 */
export function statusOptions(
  items: readonly ErrandItem[],
  { status }: ErrandFilter,
): Option<CaseStatusId>[] {
  const option = (value: CaseStatusId, family: readonly CaseStatusId[]) => ({
    value,
    count: items.filter(({ caseStatusId }) => family.includes(caseStatusId)).length,
    isChosen: status.includes(value),
  })
  return statusGroups.flatMap((group) => {
    const [plain = 10] = statusesOf[group]
    const below =
      group === 'ongoing'
        ? statusesOf.ongoing.filter(isPending).map((one) => ({ ...option(one, [one]), isBelow: true }))
        : []
    return [option(plain, statusFamily(plain)), ...below.filter(({ count }) => count > 0)]
  })
}

/** The types or places to choose from: those that the errands have (G-106). */
export function valueOptions<V extends string>(
  items: readonly ErrandItem[],
  chosen: readonly V[],
  valueOf: (item: ErrandItem) => V,
): Option<V>[] {
  const counts = new Map<V, number>()
  for (const item of items) counts.set(valueOf(item), (counts.get(valueOf(item)) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count, isChosen: chosen.includes(value) }))
    .filter(({ value }) => value !== '')
}

/** Options by their names, as the language of a site orders them. */
export const inOrder = <T extends { name: string }>(options: readonly T[], locale: string): T[] =>
  options.toSorted((a, b) => a.name.localeCompare(b.name, locale))

/** The filters that narrow something here: one place alone is no choice. */
export function offeredChoices(items: readonly ErrandItem[]): Choice[] {
  const places = new Set(items.map(placeOf).filter(Boolean))
  return places.size > 1 ? ['status', 'type', 'place'] : ['status', 'type']
}
