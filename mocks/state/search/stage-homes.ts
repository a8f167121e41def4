import type { Candidate } from './index/candidate.ts'
import type { PriceSpan } from './filters/price-span.ts'
import type { SearchHit } from './search-types.ts'
import type { SiteIndex, StageEntry } from './index/site-index.ts'

/** A stage with the homes of it that a search found, in the order of the search. */
export type StageHomes = Readonly<{ stage: StageEntry; homes: readonly Candidate[] }>

/** Found homes by their stages, each stage in the place of its first home. */
export function byStage({ stages }: SiteIndex, found: readonly Candidate[]): StageHomes[] {
  const known = new Map(stages.map((stage) => [stage.id, stage]))
  return [...Map.groupBy(found, ({ stageId }) => stageId)].flatMap(([id, homes]) => {
    const stage = known.get(id)
    return stage ? [{ stage, homes }] : []
  })
}

/** The hit of a stage whose count, rooms, areas and prices are those of the homes found, and not of all it has. */
export function hitOfHomes({ stage, homes }: StageHomes): SearchHit {
  const hits = homes.map(({ hit }) => hit)
  const { minPrice: _, maxPrice: __, totalPriceMin: ___, totalPriceMax: ____, ...rest } = stage.hit
  const { jmoyTotalPriceMin: _____, jmoyTotalPriceMax: ______, ...unpriced } = rest
  return {
    ...unpriced,
    ...span(hits, 'minRooms', 'maxRooms'),
    ...span(hits, 'minLivingArea', 'maxLivingArea'),
    ...pricesOf(hits),
    objectCount: homes.length,
  }
}

const pricesOf = (hits: readonly SearchHit[]): PriceSpan => ({
  ...span(hits, 'minPrice', 'maxPrice'),
  ...span(hits, 'totalPriceMin', 'totalPriceMax'),
  ...span(hits, 'jmoyTotalPriceMin', 'jmoyTotalPriceMax'),
})

type Measure = keyof PriceSpan | 'minRooms' | 'maxRooms' | 'minLivingArea' | 'maxLivingArea'

/** The lowest of one measure and the highest of another; nothing where no hit has them. */
function span(hits: readonly SearchHit[], min: Measure, max: Measure) {
  const lows = hits.flatMap((hit) => hit[min] ?? [])
  const highs = hits.flatMap((hit) => hit[max] ?? [])
  return lows.length > 0 ? { [min]: Math.min(...lows), [max]: Math.max(...highs) } : {}
}
