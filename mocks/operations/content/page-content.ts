import type { Site } from '#src/sites/site.ts'
import type { Page } from '../../catalogue/pages/page.ts'
import type { Template } from '../../catalogue/pages/templates.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import type { World } from '../../state/world.ts'
import { myPagesContent } from './my-pages-content.ts'
import { blocksOf } from './parts/blocks.ts'
import { notFoundLinks } from './parts/not-found.ts'
import { categoriesOf, listItems } from './parts/page-list.ts'
import { successionMunicipalities } from './parts/succession.ts'
import type { PageContent } from './service.ts'
import type { Viewer } from './viewer.ts'

/** A page, and all that its content may depend on. */
export type PageRequest = Readonly<{ world: World; site: Site; page: Page; viewer: Viewer | undefined }>

/** Where customers of a housing association see its finances; a service of others (G-022). */
const financePortalUrl = 'https://ekonomi.example/'

const jubileeYear = '2025'

const lists: ReadonlySet<Template> = new Set<Template>([
  'availableJobs',
  'corporateNews',
  'inspirationStart',
  'newsList',
  'newsroom',
  'referenceStart',
  'rentalStart',
  'sustainabilityStart',
])

const accountPages: ReadonlySet<Template> = new Set<Template>([
  'consent',
  'forgotPassword',
  'myErrands',
  'myResidences',
  'registerUser',
  'savedSearches',
  'settings',
])

/** What a page shows; undefined where it has nothing to show to whoever looks. */
export function pageContent(request: PageRequest): PageContent | undefined {
  const { world, site, page, viewer } = request
  const { catalogue } = world
  const { template, image } = page
  const heading = page.title
  const preamble = page.preamble
  const blocks = blocksOf(page.blocks, catalogue, countryOf(site.key))
  const texts = { heading, preamble, blocks }
  if (page.isPrivate && viewer) {
    const own = myPagesContent({ ...request, viewer }, texts)
    if (own !== 'common') return own
  }
  if (lists.has(template)) {
    const items = listItems(page.items, catalogue.site(site.key))
    return { kind: 'pageList', ...texts, image, items, categories: categoriesOf(items) }
  }
  if (accountPages.has(template))
    return { kind: 'account', ...texts, ...(site.paths.myPages ? { nextUrl: site.paths.myPages } : {}) }
  switch (template) {
    case 'start':
      return { kind: 'start', ...texts, image, isJubilee: world.clock.iso().startsWith(jubileeYear) }
    case 'search':
      return { kind: 'search', ...texts, tags: [] }
    case 'textSearch':
    case 'corporateSearch':
      return { kind: 'textSearch', ...texts }
    case 'login':
      return {
        kind: 'login',
        ...texts,
        ...(site.paths.register ? { registerUrl: site.paths.register } : {}),
        financePortalUrl,
      }
    case 'booking':
    case 'buyResidenceInfo':
    case 'clickToBuyContract':
    case 'clickToBuyComplete':
      return { kind: 'booking', ...texts, ...(site.bookingVariant ? { variant: site.bookingVariant } : {}) }
    case 'succession':
      return { kind: 'succession', ...texts, municipalities: successionMunicipalities(catalogue, site) }
    case 'error404':
      return { kind: 'error404', ...texts, links: notFoundLinks(catalogue, site) }
    case 'error500':
      return { kind: 'error500', ...texts, links: notFoundLinks(catalogue, site) }
    default:
      return standardPage(page, texts)
  }
}

type Texts = Pick<Extract<PageContent, { kind: 'standardPage' }>, 'heading' | 'preamble' | 'blocks'>

function standardPage({ image, publishedOn, category }: Page, texts: Texts): PageContent {
  return {
    kind: 'standardPage',
    ...texts,
    image,
    ...(publishedOn ? { publishedOn } : {}),
    ...(category ? { category } : {}),
  }
}
