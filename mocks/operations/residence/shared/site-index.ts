import type { SiteIndex } from '../../../state/search/index/site-index.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import type { World } from '../../../state/world.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'

/** Hits that a search answers with when it names no limit (K-013). */
export const defaultLimit = 30

/** What a site sells in this world, as its searches see it. */
export function siteIndexOf(world: World, siteId: number): SiteIndex {
  return worldIndexOf(world, siteNumbered(siteId))
}
