import { getSearchObjectsQueryOptions } from '#gen/residence/calls/search-objects.ts'
import { getSearchTagsQueryOptions } from '#gen/residence/calls/search-tags.ts'
import { ResidenceStatus } from '#gen/residence/model.ts'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

/** How many homes of one project are asked for (K-014). */
const homesOfStage = 300

/** All homes of a chosen project, also those that are gone or not for sale yet; up to 300 (C-035, S-036, K-014). */
export const homesOfStageQuery = (site: Site, stageId: string) => {
  const request: ObjectSearchRequest = {
    siteId: site.siteId,
    stageId,
    objectStatus: Object.values(ResidenceStatus),
    sort: ['price:asc'],
    limit: homesOfStage,
  }
  return getSearchObjectsQueryOptions(request)
}

/** Places and projects whose name has a word that begins with the text; for an empty one the largest (C-038, K-016). */
export const tagSuggestionsQuery = (site: Site, text: string, limit = 20) => {
  const request = { siteId: site.siteId, text, limit, sort: ['count:desc' as const] }
  return getSearchTagsQueryOptions(request)
}
