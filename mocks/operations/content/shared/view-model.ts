import type { Site } from '#src/sites/site.ts'
import type { Link } from '../../../catalogue/pages/page.ts'
import type { World } from '../../../state/world.ts'
import { chromeNow, languagesOf } from '../../shared/page/chrome.ts'
import { quoteAt } from './stock-quote.ts'
import type { PageContent, PageViewModel } from './types.ts'

/** What tells one page from another; the rest of a view model is the site's. */
export type PageParts = Readonly<{
  id: string
  /** Local, with slashes at both ends. */
  path: string
  template: PageViewModel['template']
  title: string
  description: string
  noindex?: boolean
  isCorporate?: boolean
  editMode?: boolean
  breadcrumbs: readonly Link[]
  /** What a shared link shows (K-034). */
  imageUrl?: string
  /** More of what analytics may know. */
  data?: Readonly<Record<string, string>>
  content: PageContent
}>

/** A page with everything around it (N-067). */
export function viewModel(world: World, site: Site, parts: PageParts): PageViewModel {
  const { template, path, imageUrl, editMode = false, isCorporate = false } = parts
  return {
    ...chromeNow(world, site),
    pageId: parts.id,
    template,
    editMode,
    isCorporate,
    seo: {
      title: `${parts.title} – ${site.name}`.slice(0, 200),
      description: parts.description.slice(0, 500),
      noindex: parts.noindex ?? false,
      canonicalUrl: path,
      ...(imageUrl ? { shareImage: imageUrl } : {}),
    },
    dataLayer: { pageType: template, site: site.key, language: site.language, ...parts.data },
    breadcrumbs: [...parts.breadcrumbs],
    ...(isCorporate && site.capabilities.stock ? { stock: quoteAt(world.clock.now()) } : {}),
    availableLanguages: languagesOf(world.catalogue, site, path),
    content: parts.content,
  }
}
