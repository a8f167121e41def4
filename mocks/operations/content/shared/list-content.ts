import type { PageRequest, PageTexts } from './page-request.ts'
import { categoriesOf, listItems } from './parts/page-list.ts'
import { paged, yearsOf } from './parts/paging.ts'
import type { PageContent } from './types.ts'

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
export function listContent({ world, site, page, query }: PageRequest, texts: PageTexts): PageContent {
  const nothing = world.data.content.nothingPublished === true && published.has(page.template)
  const all = nothing ? [] : listItems(page.items, world.catalogue.site(site.key))
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
