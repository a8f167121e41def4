import type { Facet } from '#src/api/homes/residence.ts'
import type { NumberLimit } from '#src/sites/site.ts'

/** As many places as fit below the field. */
export const suggestionCount = 8

/** The highest prices to choose from: close where most people buy, as shares of the scale that the filter has. */
export function priceSteps({ max, step }: NumberLimit): number[] {
  return [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8].map(
    (share) => Math.round((share * max) / step) * step,
  )
}

/** Whether any home of this type is for sale; as long as nobody has counted, each may be. */
export function isSold(facets: readonly Facet[] | undefined, type: string): boolean {
  const types = facets?.find(({ filter }) => filter === 'residenceType')?.values
  return !types || types.some(({ value, count }) => value === type && count > 0)
}
