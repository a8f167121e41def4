import { getTextSearchQueryOptions } from '#gen/textsearch/calls/text-search.ts'
import type { TextSearchRequest } from '#gen/textsearch/model.ts'
import type { Site } from '#src/sites/site.ts'

/** Hits of the overlay, and the length from which it searches (K-017). */
const quickHits = 3
export const minTextLength = 2
/** Hits on a page of the full search (K-018). */
export const hitsPerPage = 25

type Category = NonNullable<TextSearchRequest['categories']>[number]

/** Three hits while someone types (CV-002); asks nothing for a single letter. Waiting for a pause is the field's part. */
export const quickSearchQuery = (site: Site, text: string) => ({
  ...textSearchQuery(site, { text, skip: 0, take: quickHits }),
  enabled: text.length >= minTextLength,
})

type FullSearch = {
  text: string
  categories: Category[]
  /** Counted from 0. */
  page: number
  /** The best hits come first where none is named. */
  sort?: TextSearchRequest['sortType']
}

/** One page of what fits a text in some categories (CV-001). */
export const fullSearchQuery = (site: Site, { text, categories, page, sort }: FullSearch) =>
  textSearchQuery(site, {
    text,
    categories,
    skip: page * hitsPerPage,
    take: hitsPerPage,
    ...(sort && { sortType: sort }),
  })

function textSearchQuery(site: Site, part: Omit<TextSearchRequest, 'siteId'>) {
  const request: TextSearchRequest = { siteId: site.siteId, languages: [site.wireLocale], ...part }
  return getTextSearchQueryOptions(request)
}
