import type { PageRequest, PageTexts } from './page-request.ts'
import { categoriesOf, listItems } from './parts/pages/page-list.ts'
import { paged, yearsOf } from './parts/pages/paging.ts'
import type { PageContent, Shape } from './types.ts'

type Item = Shape<'PageListItem'>

/** Lists that are empty when nothing is published. */
const published: ReadonlySet<string> = new Set([
  'availableJobs',
  'blogList',
  'corporateNews',
  'newsList',
  'newsroom',
  'reportList',
])

/** A list of pages: narrowed to a year and a category, and to a part of it, as the query asks (CI-012). */
export function listContent(request: PageRequest, texts: PageTexts): PageContent {
  const { world, site, page } = request
  return pagedList(request, texts, listItems(page.items, world.catalogue.site(site.key)))
}

/** The same of pages that are found already. */
export function pagedList(
  { world, page, query }: PageRequest,
  texts: PageTexts,
  items: readonly Item[],
): PageContent {
  const nothing = world.data.content.nothingPublished === true && published.has(page.template)
  const all = nothing ? [] : [...items]
  const years = yearsOf(all)
  return {
    kind: 'pageList',
    ...texts,
    image: page.image,
    ...paged(all, query),
    categories: categoriesOf(all),
    ...(years.length > 0 ? { years } : {}),
  }
}
