import {
  Concept,
  DisposalFormFilter,
  InhabitFilter,
  OutdoorArea,
  ProjectStatus,
  ResidenceSort,
  ResidenceType,
  ViewingFilter,
} from '#gen/residence/model.ts'
import type { ResidenceSearchFilter, SearchHit } from '#gen/residence/model.ts'
import { defaultSort } from '#src/api/homes/plain-search.ts'
import { readArea } from './drawn-area.ts'

/** Move-in at any time: the end of the scale, which does not narrow (K-005, G-014). */
export const anyInhabitDate = 3

/** What a search lists: homes, projects or areas (F-154). */
export type HitKind = SearchHit['type']
const HitKind = { object: 'object', stage: 'stage', area: 'area' } as const satisfies Record<HitKind, HitKind>

/**
 * The search as its address has it: the filters under their contract names, `q` with the tags between semicolons
 * `drawn` with the area drawn on the map, `hits` with what is listed, `group` where homes stand by their project, and `sort`. What is at its default is left
 * out, so that a plain search has a plain address.
 */
export type SearchState = Omit<ResidenceSearchFilter, 'tags' | 'geoSearch'> & {
  q?: string
  drawn?: string
  hits?: HitKind
  group?: 'stage'
  sort?: ResidenceSort
}

type Readers = { [Name in keyof Required<SearchState>]: (raw: unknown) => SearchState[Name] }

// Not the generated schemas: the address is read before anything else, and zod would be the tenth part of what the page
// may load by then. A test holds whatever is read here to those schemas.
const readers: Readers = {
  minPrice: wholeNumber,
  maxPrice: wholeNumber,
  minRooms: wholeNumber,
  maxRooms: wholeNumber,
  minArea: wholeNumber,
  maxArea: wholeNumber,
  minFee: wholeNumber,
  maxFee: wholeNumber,
  minMonthlyCost: wholeNumber,
  maxMonthlyCost: wholeNumber,
  inhabitDate: oneOf(InhabitFilter, anyInhabitDate),
  residenceType: someOf(ResidenceType),
  disposalForm: oneOf(DisposalFormFilter, 'all'),
  projectStatus: someOf(ProjectStatus),
  outdoorArea: someOf(OutdoorArea),
  concepts: someOf(Concept),
  viewing: oneOf(ViewingFilter, 'all'),
  stageIds: ids,
  q: (raw) => textsOf(raw).join(';').slice(0, maxTextLength) || undefined,
  drawn: (raw) => readArea(textsOf(raw)[0] ?? ''),
  hits: oneOf(HitKind),
  group: oneOf({ stage: 'stage' }),
  sort: oneOf(ResidenceSort, defaultSort),
}

const maxTextLength = 2000
const maxIds = 100

/** Reads the parameters of an address. Whatever makes no sense counts as left out; no address is an error. */
export function parseSearchState(params: Record<string, unknown>): SearchState {
  // a parameter is named even when it is left out: the router lays this over the raw ones
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(params[name])]))
}

/** The search without any filter, in the default order. */
export const plainSearch: SearchState = parseSearchState({})

function textsOf(raw: unknown): string[] {
  return [raw]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
}

/** A number from 0; what a site makes of it is for its limits to say (boundsOf). */
function wholeNumber(raw: unknown): number | undefined {
  const [text = ''] = textsOf(raw)
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** One of the contract's codes; the one that changes nothing counts as left out. */
function oneOf<T extends string | number>(codes: Record<string, T>, fallback?: T) {
  return (raw: unknown): T | undefined => {
    const [text] = textsOf(raw)
    const found = Object.values(codes).find((code) => String(code) === text)
    return found === fallback ? undefined : found
  }
}

/** Any of the contract's codes; those it does not know are dropped, and each counts once. */
function someOf<T extends string>(codes: Record<string, T>) {
  return (raw: unknown): T[] | undefined => {
    const texts = textsOf(raw)
    return filled([...new Set(texts)].flatMap((text) => Object.values(codes).filter((code) => code === text)))
  }
}

function ids(raw: unknown): string[] | undefined {
  const known = textsOf(raw).filter((id) => /^[\w.~-]{1,64}$/.test(id))
  return filled([...new Set(known)].slice(0, maxIds))
}

function filled<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined
}
