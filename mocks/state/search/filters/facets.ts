import { Bits } from './bits.ts'
import type { Candidate } from '../index/candidate.ts'
import type { CheckedHomes } from './apply-checks.ts'
import { type FacetName, type Question, questionsAt, standingQuestions } from './facet-questions.ts'
import type { SiteIndex } from '../index/site-index.ts'
import type { Facet } from '../search-types.ts'

/** The homes of a site that have a value of a filter. */
type ValueBits = Readonly<{ value: string; homes: Bits }>
type FilterBits = Readonly<{ filter: FacetName; values: readonly ValueBits[] }>

/** A second, and what the homes of a site have then of what time changes. */
type Moment = Readonly<{ second: number; filters: readonly FilterBits[] }>

/** The order in which filters are told of. */
const order: readonly FacetName[] = [
  'residenceType',
  'rooms',
  'disposalForm',
  'concepts',
  'projectStatus',
  'outdoorArea',
  'viewing',
  'inhabitDate',
]

const standing = new WeakMap<SiteIndex, readonly FilterBits[]>()
const moments = new WeakMap<SiteIndex, Moment>()

/**
 * How many homes there would be with each value of each filter, all other filters kept. `now` in milliseconds, of which
 * the second counts.
 */
export function facetsOf({ found, keptOutBy }: CheckedHomes, index: SiteIndex, now: number): Facet[] {
  const all = bitsOf(found, index)
  const facets = [...standingBits(index), ...momentBits(index, now)].map(({ filter, values }): Facet => {
    const keptOut = keptOutBy(filter)
    const others = keptOut.length > 0 ? bitsOf(keptOut, index) : undefined
    const counted = values.map(({ value, homes }) => {
      const count = homes.countShared(all) + (others ? homes.countShared(others) : 0)
      return { value, count }
    })
    return { filter, values: counted.filter(({ count }) => count > 0) }
  })
  return facets.sort((a, b) => order.indexOf(a.filter) - order.indexOf(b.filter))
}

function standingBits(index: SiteIndex): readonly FilterBits[] {
  const known = standing.get(index) ?? filterBits(index, standingQuestions(index.site))
  standing.set(index, known)
  return known
}

function momentBits(index: SiteIndex, now: number): readonly FilterBits[] {
  const second = Math.floor(now / 1000)
  const known = moments.get(index)
  if (known?.second === second) return known.filters
  const filters = filterBits(index, questionsAt(second * 1000))
  moments.set(index, { second, filters })
  return filters
}

const filterBits = (index: SiteIndex, questions: readonly Question[]): FilterBits[] =>
  questions.map((question) => ({ filter: question.filter, values: valueBits(index, question) }))

/** The homes that have each value; what decides about a value is asked once for all homes that are alike in it. */
function valueBits(index: SiteIndex, { kindOf, valuesOf }: Question): ValueBits[] {
  const byValue = new Map<string, Bits>()
  const byKind = new Map<unknown, Bits[]>()
  const bitsFor = (value: string): Bits => {
    const bits = byValue.get(value) ?? new Bits(sizeOf(index))
    byValue.set(value, bits)
    return bits
  }
  for (const home of index.homes) {
    const kind = kindOf(home)
    const known = byKind.get(kind) ?? valuesOf(kind as never).map(bitsFor)
    byKind.set(kind, known)
    for (const bits of known) bits.add(placeOf(home))
  }
  const values = [...byValue].map(([value, homes]) => ({ value, homes }))
  return values.sort((a, b) => (a.value < b.value ? -1 : 1))
}

function bitsOf(homes: readonly Candidate[], index: SiteIndex): Bits {
  const bits = new Bits(sizeOf(index))
  for (const home of homes) bits.add(placeOf(home))
  return bits
}

/** The place of a home in the catalogue of its site. */
const placeOf = ({ low }: Candidate): number => low.sortOrder

const sizeOf = ({ homes }: SiteIndex): number => (homes.at(-1)?.low.sortOrder ?? -1) + 1
