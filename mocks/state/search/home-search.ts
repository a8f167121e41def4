import type { HomeStatus } from '../../catalogue/codes.ts'
import type { GeoSearch, ResidenceFilter, ResidenceSort } from './search-types.ts'

/** What a search for homes asks for. */
export type HomeSearch = Readonly<{
  filter?: ResidenceFilter
  sort?: readonly ResidenceSort[]
  stageId?: string
  objectStatus?: readonly HomeStatus[]
  geoSearch?: GeoSearch
  tags?: readonly string[]
  /** Among equals, what is near the visitor comes first. */
  nearFirst?: boolean
}>
