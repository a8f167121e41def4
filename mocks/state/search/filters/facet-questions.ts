import type { Site } from '#src/sites/site.ts'
import type { Candidate } from '../index/candidate.ts'
import type { FilterTerms, NamedFilter } from './filter-terms.ts'
import { type SaleTerms, projectStatusAt } from './sale-terms.ts'
import { hasViewing, lastInhabitDay, viewingWindow } from './viewing-times.ts'
import type { Facet } from '../search-types.ts'

export type FacetName = Facet['filter']

/** What decides which values of a filter find a home, and which those are. Homes that are alike in it share one kind. */
export type Question = Readonly<{
  filter: FacetName
  kindOf: (candidate: Candidate) => unknown
  valuesOf: (kind: never) => readonly string[]
}>

/** The filters whose values stay with a home. */
export const standingQuestions = ({ filters }: Pick<Site, 'filters'>): Question[] => [
  named('residenceType'),
  {
    filter: 'rooms',
    kindOf: ({ rooms }) => rooms,
    valuesOf: (rooms: number) => [String(Math.min(rooms, filters.rooms.max))],
  },
  named('disposalForm'),
  named('concepts'),
  named('outdoorArea'),
]

const named = (filter: NamedFilter): Question => ({
  filter,
  kindOf: ({ filterTerms }) => filterTerms,
  valuesOf: (terms: FilterTerms) => terms[filter],
})

/** The filters whose values change with time. `now` in milliseconds. */
export function questionsAt(now: number): Question[] {
  const lastDays = ([0, 1, 2, 3] as const).map(
    (choice) => [String(choice), lastInhabitDay(choice, now)] as const,
  )
  const windows = (['any', 'in7Days', 'in30Days'] as const).map(
    (choice) => [choice, viewingWindow(choice, now)] as const,
  )
  return [
    {
      filter: 'projectStatus',
      kindOf: ({ sale }) => sale,
      valuesOf: (sale: SaleTerms) => [projectStatusAt(sale, now)],
    },
    {
      filter: 'viewing',
      kindOf: ({ showings }) => showings,
      valuesOf: (showings: Candidate['showings']) =>
        windows.flatMap(([choice, window]) => (hasViewing(showings, window) ? [choice] : [])),
    },
    {
      filter: 'inhabitDate',
      kindOf: ({ low }) => low.inhabitDate,
      valuesOf: (day: string) =>
        lastDays.flatMap(([choice, last]) => (last === undefined || day <= last ? [choice] : [])),
    },
  ]
}
