import { keepPreviousData } from '@tanstack/react-query'
import { getSearchObjectsQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchTagsQueryOptions } from '#gen/residence/calls/search-tags.ts'
import { ResidenceStatus } from '#gen/residence/model.ts'
import type { ObjectSearchRequest, PlaceTag } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

/** How many homes of one project are asked for (K-014), and of one that is chosen in by its picture (K-023). */
const homesOfStage = 300
const homesOfExplorer = 200

const allOfStage = (site: Site, stageId: string) => ({
  siteId: site.siteId,
  stageId,
  objectStatus: Object.values(ResidenceStatus),
  sort: ['price:asc' as const],
})

/** All homes of a chosen project, also those that are gone or not for sale yet; up to 300 (C-035, S-036, K-014). */
export const homesOfStageQuery = (site: Site, stageId: string) => {
  const request: ObjectSearchRequest = { ...allOfStage(site, stageId), limit: homesOfStage }
  return getSearchObjectsQueryOptions(request)
}

/** The homes of the picture to choose in, up to 200: whoever has bought one sees what the sold ones cost (N-073, CV-007, K-023). */
export const homesOfExplorerQuery = (site: Site, stageId: string, hasMadePurchase: boolean) => {
  const request: ObjectSearchRequest = {
    ...allOfStage(site, stageId),
    hasMadePurchase,
    limit: homesOfExplorer,
  }
  // the homes stay while prices come to whoever turns out to have bought one
  return getSearchObjectsQueryOptions(request, undefined, { query: { placeholderData: keepPreviousData } })
}

/** Places and projects whose name has a word that begins with the text; for an empty one the largest (C-038, K-016). */
export const tagSuggestionsQuery = (site: Site, text: string, limit = 20) => {
  const request = { siteId: site.siteId, text, limit, sort: ['count:desc' as const] }
  return getSearchTagsQueryOptions(request)
}

/** The tag of just this name, whatever the case and the spaces around it. */
export function tagNamed(tags: readonly PlaceTag[], text: string): PlaceTag | undefined {
  const name = text.trim().toLowerCase()
  return tags.find((tag) => tag.text.toLowerCase() === name)
}
