import type { Site } from '#src/sites/site.ts'
import type { Candidate } from './candidate.ts'
import type { FilterTerms } from './filter-terms.ts'
import type { CheckedHomes } from './apply-checks.ts'
import { type SaleTerms, projectStatusAt } from './sale-terms.ts'
import { hasViewing, lastInhabitDay, viewingWindow } from './viewing-times.ts'
import type { Facet } from './search-types.ts'

type FacetName = Facet['filter']

/** How many homes there are of each kind; a kind is what decides which values of a filter find a home. */
type Tally = ReadonlyMap<unknown, number>

type Question = Readonly<{
  kindOf: (candidate: Candidate) => unknown
  valuesOf: (kind: never) => readonly string[]
}>

/** How many homes there would be with each value of each filter, all other filters kept. `now` in milliseconds. */
export function facetsOf({ found, keptOutBy }: CheckedHomes, site: Site, now: number): Facet[] {
  const tallies = new Map<Question['kindOf'], Tally>()
  return Object.entries(questions(site, now)).map(([name, { kindOf, valuesOf }]) => {
    const filter = name as FacetName
    const tally = tallies.get(kindOf) ?? tallyOf(found, kindOf)
    tallies.set(kindOf, tally)
    const keptOut = keptOutBy(filter)
    const counts = new Map<string, number>()
    count(counts, tally, valuesOf)
    if (keptOut.length > 0) count(counts, tallyOf(keptOut, kindOf), valuesOf)
    const values = [...counts].map(([value, amount]) => ({ value, count: amount }))
    return { filter, values: values.sort((a, b) => (a.value < b.value ? -1 : 1)) }
  })
}

function tallyOf(candidates: readonly Candidate[], kindOf: Question['kindOf']): Tally {
  const tally = new Map<unknown, number>()
  for (const candidate of candidates) {
    const kind = kindOf(candidate)
    tally.set(kind, (tally.get(kind) ?? 0) + 1)
  }
  return tally
}

function count(counts: Map<string, number>, tally: Tally, valuesOf: Question['valuesOf']): void {
  for (const [kind, amount] of tally) {
    for (const value of valuesOf(kind as never)) counts.set(value, (counts.get(value) ?? 0) + amount)
  }
}

const byNames = ({ filterTerms }: Candidate): FilterTerms => filterTerms

function questions({ filters }: Site, now: number): Record<FacetName, Question> {
  const lastDays = ([0, 1, 2, 3] as const).map(
    (choice) => [String(choice), lastInhabitDay(choice, now)] as const,
  )
  const windows = (['any', 'in7Days', 'in30Days'] as const).map(
    (choice) => [choice, viewingWindow(choice, now)] as const,
  )
  return {
    residenceType: { kindOf: byNames, valuesOf: ({ residenceType }: FilterTerms) => residenceType },
    rooms: {
      kindOf: ({ rooms }) => rooms,
      valuesOf: (rooms: number) => [String(Math.min(rooms, filters.rooms.max))],
    },
    disposalForm: { kindOf: byNames, valuesOf: ({ disposalForm }: FilterTerms) => disposalForm },
    concepts: { kindOf: byNames, valuesOf: ({ concepts }: FilterTerms) => concepts },
    projectStatus: {
      kindOf: ({ sale }) => sale,
      valuesOf: (sale: SaleTerms) => [projectStatusAt(sale, now)],
    },
    outdoorArea: { kindOf: byNames, valuesOf: ({ outdoorArea }: FilterTerms) => outdoorArea },
    viewing: {
      kindOf: ({ showings }) => showings,
      valuesOf: (showings: Candidate['showings']) =>
        windows.flatMap(([choice, window]) => (hasViewing(showings, window) ? [choice] : [])),
    },
    inhabitDate: {
      kindOf: ({ low }) => low.inhabitDate,
      valuesOf: (day: string) =>
        lastDays.flatMap(([choice, last]) => (last === undefined || day <= last ? [choice] : [])),
    },
  }
}
