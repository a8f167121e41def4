import type { components } from '#gen/residence/types.ts'
import type { HomeStatus, StageStatus } from '../../catalogue/codes.ts'

type Schemas = components['schemas']

export type SearchHit = Schemas['SearchHit']
export type SearchImage = Schemas['SearchImage']
export type ResidenceFilter = Schemas['ResidenceSearchFilter']
export type ResidenceSort = Schemas['ResidenceSort']
export type GeoSearch = Schemas['GeoSearchFilter']
export type Tag = Schemas['PlaceTag']
export type TagSort = Schemas['TagSort']
export type Facet = Schemas['Facet']
export type FacetValue = Schemas['FacetValue']
export type PriceBucket = Schemas['PriceBucket']
export type PremisesHit = Schemas['PremisesHit']
export type PremisesFilter = Schemas['PremisesFilter']
export type PremisesSort = Schemas['PremisesSort']

/** The statuses of homes that a search finds when it names none (K-007, E-084). */
export const defaultStatuses: readonly HomeStatus[] = ['forSale', 'reserved', 'preselling']

/** The statuses of projects that a search finds when it names none: what is for sale, or will be. */
export const shownStages: readonly StageStatus[] = ['planned', 'vip', 'forSale', 'preselling', 'moveInReady']
