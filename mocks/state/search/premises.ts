import type { Site } from '#src/sites/site.ts'
import type { Premises } from '../../catalogue/company-types.ts'
import { dayTime, searchImage } from './index/home-hit.ts'
import type { PremisesFilter, PremisesHit, PremisesSort } from './search-types.ts'

/** The editors' order, then the soonest to move into (K-022). */
export const defaultPremisesSort: readonly PremisesSort[] = ['sortOrder:asc', 'inhabitDate:asc']

/** The premises of a site that a filter admits (N-068), in order; ties by id. */
export function searchPremises(
  all: readonly Premises[],
  site: Site,
  { tags, types, minArea, maxArea }: PremisesFilter,
  sort: readonly PremisesSort[],
): PremisesHit[] {
  const limit = site.filters.premisesArea
  const from = minArea === undefined || minArea <= limit.min ? -Infinity : minArea
  const to = maxArea === undefined || maxArea >= limit.max ? Infinity : maxArea
  return all
    .filter((one) => one.site === site.key)
    .filter((one) => !types?.length || types.includes(one.type))
    .filter((one) => !tags?.length || placesOf(one).some((place) => tags.includes(place)))
    .filter((one) => from <= one.maxArea && one.minArea <= to)
    .sort((a, b) => compareBy(sort, a, b))
    .map((one) => premisesHit(one, site))
}

/** Ids of the tags that premises lie under. */
const placesOf = ({ countyId, municipalityId, areaId }: Premises): string[] => [
  countyId,
  municipalityId,
  areaId,
]

function compareBy(sort: readonly PremisesSort[], a: Premises, b: Premises): number {
  for (const key of sort) {
    const order = comparisons[key](a, b)
    if (order !== 0) return order
  }
  return a.id < b.id ? -1 : 1
}

type Comparison = (a: Premises, b: Premises) => number

const byDate: Comparison = (a, b) => Date.parse(a.entryDate) - Date.parse(b.entryDate)

const comparisons: Readonly<Record<PremisesSort, Comparison>> = {
  'sortOrder:asc': (a, b) => a.sortOrder - b.sortOrder,
  'inhabitDate:asc': byDate,
  'inhabitDate:desc': (a, b) => byDate(b, a),
  'area:asc': (a, b) => a.minArea - b.minArea,
  'area:desc': (a, b) => b.maxArea - a.maxArea,
}

/** Premises as the contract has them. */
export function premisesHit(one: Premises, site: Site): PremisesHit {
  return {
    id: one.id,
    siteId: site.siteId,
    name: one.name,
    url: one.url,
    area: one.areaName,
    municipality: one.municipalityName,
    status: one.status,
    type: one.type,
    minArea: one.minArea,
    maxArea: one.maxArea,
    yearlyRent: one.yearlyRent,
    inhabitDate: dayTime(one.entryDate),
    sortOrder: one.sortOrder,
    searchImage: searchImage(one.image),
    shortDescription: one.shortDescription.slice(0, 500),
    _geo: one.geo,
  }
}
