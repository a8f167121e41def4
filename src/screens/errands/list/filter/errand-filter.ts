import type { CaseStatusId, CaseTypeName } from '#gen/case_management/model.ts'
import { placeOf } from '../errand-item.ts'
import type { ErrandItem } from '../errand-item.ts'
import { rankOf, statusGroups, statusesOf } from '../status.ts'

/** Orders of the list; the first is the one it begins with (S-070, K-064). */
export const errandSorts = ['newest', 'oldest', 'status'] as const

export type ErrandSort = (typeof errandSorts)[number]

/** What the list is narrowed to (N-060); an empty list narrows nothing. */
export type ErrandFilter = {
  status: readonly CaseStatusId[]
  type: readonly CaseTypeName[]
  place: readonly string[]
  text: string
  sort: ErrandSort
}

/** The filters that are a list of choices. */
export type Choice = 'status' | 'type' | 'place'

export const emptyFilter: ErrandFilter = { status: [], type: [], place: [], text: '', sort: 'newest' }

/** Ticks or unticks statuses. 'Ongoing' takes its sub-statuses along, both ways (S-068, F-128). */
export function toggleStatus(filter: ErrandFilter, status: CaseStatusId): ErrandFilter {
  return { ...filter, status: toggled(filter.status, status, statusFamily(status)) }
}

/** What goes with a status: all of its group with the plain one, nothing else with another. */
export function statusFamily(status: CaseStatusId): readonly CaseStatusId[] {
  const group = statusGroups.find((one) => statusesOf[one][0] === status)
  return group ? statusesOf[group] : [status]
}

/** Ticks or unticks a type. Förvaltning takes Förvaltning övrig along (S-069, F-129), both ways as Ongoing does. */
export function toggleType(filter: ErrandFilter, type: CaseTypeName): ErrandFilter {
  const family: CaseTypeName[] = type === 'Förvaltning' ? [type, 'Förvaltning övrig'] : [type]
  return { ...filter, type: toggled(filter.type, type, family) }
}

/** Ticks or unticks a place. */
export const togglePlace = (filter: ErrandFilter, place: string): ErrandFilter => ({
  ...filter,
  place: toggled(filter.place, place, [place]),
})

function toggled<T>(chosen: readonly T[], one: T, family: readonly T[]): T[] {
  const others = chosen.filter((each) => !family.includes(each))
  return chosen.includes(one) ? others : [...others, ...family]
}

/** The errands that a filter leaves, in its order. */
export function shownErrands(items: readonly ErrandItem[], filter: ErrandFilter): ErrandItem[] {
  return items.filter((item) => passes(item, filter)).toSorted(orders[filter.sort])
}

function passes(item: ErrandItem, { status, type, place, text }: ErrandFilter): boolean {
  return (
    admits(status, item.caseStatusId) &&
    admits(type, item.caseTypeName) &&
    admits(place, placeOf(item)) &&
    words(text).every((word) => haystack(item).includes(word))
  )
}

const admits = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

const haystack = (item: ErrandItem) =>
  [item.title, item.ticketNumber, item.description, item.caseTypeName, item.brfName, placeOf(item)]
    .join(' ')
    .toLowerCase()

type Order = (a: ErrandItem, b: ErrandItem) => number

const newest: Order = (a, b) => b.creationDate.localeCompare(a.creationDate)

const orders: Record<ErrandSort, Order> = {
  newest,
  oldest: (a, b) => newest(b, a),
  status: (a, b) => rankOf(a.caseStatusId) - rankOf(b.caseStatusId) || newest(a, b),
}
