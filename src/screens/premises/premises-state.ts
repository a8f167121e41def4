import { PremisesType } from '#gen/residence/model.ts'
import type { PremisesFilter, PremisesSort } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

/** The soonest to move into first (K-022). */
export const defaultPremisesSort: PremisesSort = 'inhabitDate:asc'

/** The orders a visitor can choose; the editors' own always comes first. */
export const premisesSorts = [
  'inhabitDate:asc',
  'inhabitDate:desc',
  'area:asc',
  'area:desc',
] as const satisfies readonly PremisesSort[]

/** The list as its address has it; what is at its default is left out (S-090). */
export type PremisesState = {
  tags?: string[]
  types?: PremisesType[]
  minArea?: number
  maxArea?: number
  sort?: PremisesSort
}

const maxChosen = 100

/** Reads the parameters of an address. Whatever makes no sense counts as left out; no address is an error. */
export function readPremises(site: Site, params: Record<string, unknown>): PremisesState {
  const sort = premisesSorts.find((one) => one === textsOf(params['sort'])[0])
  return {
    tags: filled(textsOf(params['tags']).filter((id) => /^[\w.~-]{1,64}$/.test(id))),
    types: filled(Object.values(PremisesType).filter((type) => textsOf(params['types']).includes(type))),
    ...withArea(site, wholeNumber(params['minArea']), wholeNumber(params['maxArea'])),
    sort: sort === defaultPremisesSort ? undefined : sort,
  }
}

/**
 * Bounds of the area that narrow. A slider at its end leaves its bound out (K-021), and bounds the wrong way round are
 * turned.
 */
export function withArea(
  site: Site,
  low?: number,
  high?: number,
): Pick<PremisesState, 'minArea' | 'maxArea'> {
  const { min, max } = site.filters.premisesArea
  const isTurned = low !== undefined && high !== undefined && low > high
  const [from, to] = isTurned ? [high, low] : [low, high]
  return {
    minArea: from !== undefined && from > min ? Math.min(from, max) : undefined,
    maxArea: to !== undefined && to < max ? Math.max(to, min) : undefined,
  }
}

/** The filter to ask with: what differs from its default and nothing else (S-090). */
export function premisesFilter({ sort: _, ...filters }: PremisesState): PremisesFilter {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** Whether anything narrows the list; the order does not. */
export const isNarrowed = (state: PremisesState): boolean => Object.keys(premisesFilter(state)).length > 0

function textsOf(raw: unknown): string[] {
  return [raw]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
    .slice(0, maxChosen)
}

function wholeNumber(raw: unknown): number | undefined {
  const [text = ''] = textsOf(raw)
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

const filled = <T>(values: T[]): T[] | undefined => (values.length > 0 ? [...new Set(values)] : undefined)
