import type { operations } from '#gen/residence/types.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { required } from '../../catalogue/index-by-id.ts'
import type { SiteIndex } from '../../state/search/site-index.ts'
import { worldIndexOf } from '../../state/search/world-index.ts'
import type { World } from '../../state/world.ts'
import type { Operation } from '../operation.ts'

/** An operation of this service, by its operationId. */
export type ResidenceOperation<K extends keyof operations> = Operation<operations[K]>

/** Hits that a search answers with when it names no limit (K-013). */
export const defaultLimit = 30

/** The site with this number; the contract admits no other numbers. */
export function siteNumbered(siteId: number): Site {
  return required(
    sites.find((site) => site.siteId === siteId),
    `site ${siteId}`,
  )
}

/** What a site sells in this world, as its searches see it. */
export function indexOf(world: World, siteId: number): SiteIndex {
  return worldIndexOf(world, siteNumbered(siteId))
}
