import type { Site } from '#src/sites/site.ts'
import type { StageStatus } from '../../../catalogue/codes.ts'
import { areaPicture } from '../../../catalogue/images/pictures.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Area, PriceRange, Stage } from '../../../catalogue/types.ts'
import type { Measures, Sortable } from './candidate.ts'
import { dayTime, searchImage, sellingDays } from './home-hit.ts'
import { priceSpan } from '../filters/price-span.ts'
import type { SearchHit } from '../search-types.ts'

/** The most urgent first: also the status of an area is that of its most urgent stage. */
const urgency: readonly StageStatus[] = [
  'vip',
  'forSale',
  'moveInReady',
  'preselling',
  'planned',
  'succession',
  'soldOut',
  'reference',
]

/** A stage or an area as the searches see it, without the count of what a search finds in it. */
export type Place = Sortable & Readonly<{ hit: SearchHit }>

/** A stage with its hit; `sortOrder` is its place in the catalogue. */
export function stagePlace(stage: Stage, site: Site, sortOrder: number): Place {
  const { summary, status } = stage
  const [low, high] = measures([stage], sortOrder, recommendation(stage))
  const hit: SearchHit = {
    ...common(site, [stage], stage.image),
    id: stage.id,
    type: 'stage',
    name: stage.name,
    url: stage.url,
    area: stage.areaName,
    municipality: stage.municipalityName,
    status,
    stageStatus: status,
    stagePhase: stage.stagePhase,
    residenceType: stage.residenceType,
    disposalForm: stage.disposalForm,
    ...(summary.minRent !== undefined && { monthlyFee: summary.minRent }),
    concept: stage.concept,
    ...daysToCome(stage, site),
    shortDescription: stage.shortDescription.slice(0, 500),
    _geo: stage.geo,
    availableCount: summary.available,
    totalCount: summary.homes,
  }
  return { id: stage.id, geo: stage.geo, low, high, hit }
}

/** An area with its hit but for how many stages it has, summed up from some of them, of which there is at least one. */
export function areaPlace(
  area: Area,
  stages: readonly Stage[],
  url: string,
  site: Site,
  sortOrder: number,
): Place {
  const foremost = stages.toSorted((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status))[0]
  if (!foremost) throw new RangeError(`${area.id} has no stages`)
  const [low, high] = measures(stages, sortOrder, recommendation(foremost))
  const hit: SearchHit = {
    ...common(site, stages, areaPicture(area)),
    id: area.id,
    type: 'area',
    name: area.name,
    url,
    area: area.name,
    municipality: area.municipalityName,
    status: foremost.status,
    ...daysToCome(foremost, site),
    shortDescription: area.shortDescription.slice(0, 500),
    _geo: area.geo,
    availableCount: sum(stages.map(({ summary }) => summary.available)),
    totalCount: sum(stages.map(({ summary }) => summary.homes)),
  }
  return { id: area.id, geo: area.geo, low, high, hit }
}

const inAdvance: readonly StageStatus[] = ['planned', 'vip', 'preselling']

/** What is sold in advance has its days; where only some homes of a stage are, it has their window. */
function daysToCome(stage: Stage, site: Site) {
  if (inAdvance.includes(stage.status)) return sellingDays(stage, site)
  const { salesStart: _, ...window } = sellingDays(stage, site)
  return stage.summary.preselling > 0 ? window : {}
}

/** What a hit says of one stage or of several together. */
function common(site: Site, stages: readonly Stage[], image: Stage['image']) {
  const prices = stages.flatMap(({ summary }) => summary.prices ?? [])
  return {
    siteId: site.siteId,
    siteOrg: site.siteOrgId,
    minRooms: Math.min(...stages.map(({ summary }) => summary.minRooms)),
    maxRooms: Math.max(...stages.map(({ summary }) => summary.maxRooms)),
    minLivingArea: Math.min(...stages.map(({ summary }) => summary.minArea)),
    maxLivingArea: Math.max(...stages.map(({ summary }) => summary.maxArea)),
    ...(prices.length > 0 ? priceSpan(countryOf(site.key), together(prices)) : {}),
    swanLabel: stages.every(({ swanLabel }) => swanLabel),
    inhabitDate: dayTime(first(stages.map(({ entryDate }) => entryDate))),
    inhabitDateEnd: dayTime(last(stages.map(({ entryDateEnd }) => entryDateEnd))),
    inhabitDateDetermined: stages.every(({ entryDateDetermined }) => entryDateDetermined),
    showings: stages.flatMap(({ showings }) => showings).slice(0, 50),
    hasExtraShowingsInfo: stages.some(({ hasExtraShowingsInfo }) => hasExtraShowingsInfo),
    searchImage: searchImage(image),
  }
}

function together(prices: readonly PriceRange[]): PriceRange {
  return {
    minPrice: Math.min(...prices.map(({ minPrice }) => minPrice)),
    maxPrice: Math.max(...prices.map(({ maxPrice }) => maxPrice)),
    minTotalPrice: Math.min(...prices.map(({ minTotalPrice }) => minTotalPrice)),
    maxTotalPrice: Math.max(...prices.map(({ maxTotalPrice }) => maxTotalPrice)),
  }
}

function measures(
  stages: readonly Stage[],
  sortOrder: number,
  recommended: number,
): [low: Measures, high: Measures] {
  const rest = { recommended, sortOrder }
  const lows = stages.flatMap(({ country, summary: { prices } }) =>
    prices ? [country === 'se' ? prices.minPrice : prices.minTotalPrice] : [],
  )
  const highs = stages.flatMap(({ country, summary: { prices } }) =>
    prices ? [country === 'se' ? prices.maxPrice : prices.maxTotalPrice] : [],
  )
  return [
    {
      ...rest,
      livingArea: Math.min(...stages.map(({ summary }) => summary.minArea)),
      price: lows.length > 0 ? Math.min(...lows) : undefined,
      inhabitDate: first(stages.map(({ entryDate }) => entryDate)),
      published: first(stages.map(({ salesStart }) => salesStart)),
    },
    {
      ...rest,
      livingArea: Math.max(...stages.map(({ summary }) => summary.maxArea)),
      price: highs.length > 0 ? Math.max(...highs) : undefined,
      inhabitDate: last(stages.map(({ entryDate }) => entryDate)),
      published: last(stages.map(({ salesStart }) => salesStart)),
    },
  ]
}

function recommendation({ status, showings }: Stage): number {
  return 2 * urgency.indexOf(status) + (showings.length > 0 ? 0 : 1)
}

const first = (days: readonly string[]): string => days.toSorted()[0] ?? ''
const last = (days: readonly string[]): string => days.toSorted().at(-1) ?? ''
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
