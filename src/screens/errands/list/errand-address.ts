import type { CaseStatusId, CaseTypeName } from '#gen/case_management/model.ts'
import { CaseTypeName as types } from '#gen/case_management/model.ts'
import { emptyFilter, errandSorts } from './filter/errand-filter.ts'
import type { ErrandFilter } from './filter/errand-filter.ts'
import { statusGroups, statusesOf } from './status.ts'

/** The query of the errands page: the chosen errand and the filter. */
export type ErrandAddress = {
  errandId?: string
  status?: string[]
  type?: string[]
  place?: string[]
  text?: string
  sort?: string
}

/** Reads a query; what it cannot mean is left out. */
export function parseErrandAddress(raw: Record<string, unknown>): ErrandAddress {
  return {
    errandId: textsIn(raw['errandId'])[0],
    ...addressOf(
      filterOf({
        status: textsIn(raw['status']),
        type: textsIn(raw['type']),
        place: textsIn(raw['place']),
        text: textsIn(raw['text'])[0],
        sort: textsIn(raw['sort'])[0],
      }),
    ),
  }
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** The filter that an address stands for. */
export function filterOf({
  status = [],
  type = [],
  place = [],
  text = '',
  sort,
}: ErrandAddress): ErrandFilter {
  return {
    status: [...new Set(status.flatMap(statusesNamed))],
    type: Object.values(types).filter((one) => type.includes(one)) satisfies CaseTypeName[],
    place,
    text,
    sort: errandSorts.find((one) => one === sort) ?? emptyFilter.sort,
  }
}

/** A group stands for all its statuses. */
function statusesNamed(name: string): CaseStatusId[] {
  const group = statusGroups.find((one) => one === name)
  if (group) return [...statusesOf[group]]
  return everyStatus.filter((status) => String(status) === name)
}

const everyStatus = statusGroups.flatMap((group) => statusesOf[group])

/** A filter as an address: whole groups by their name, and nothing of what narrows nothing. */
export function addressOf({ status, type, place, text, sort }: ErrandFilter): ErrandAddress {
  const whole = statusGroups.filter((group) => statusesOf[group].every((one) => status.includes(one)))
  const single = status.filter((one) => !whole.some((group) => statusesOf[group].includes(one)))
  return {
    status: listOf([...whole, ...single.map(String)]),
    type: listOf(type),
    place: listOf(place),
    text: text || undefined,
    sort: sort === emptyFilter.sort ? undefined : sort,
  }
}

const listOf = (texts: readonly string[]) => (texts.length > 0 ? [...texts] : undefined)
