import { financePortalUrl } from './finance-portal.ts'
import { brokerHomes } from './parts/homes/broker-homes.ts'
import type { Page } from '../../../catalogue/pages/page.ts'
import type { Template } from '../../../catalogue/pages/templates.ts'
import { bookingContent } from './booking-content.ts'
import { listContent } from './list-content.ts'
import { myPagesContent } from './my-pages-content.ts'
import type { PageRequest, PageTexts } from './page-request.ts'
import { blocksOf, videoOf } from './parts/pages/blocks.ts'
import { sections } from './parts/html.ts'
import { notFoundLinks } from './parts/pages/not-found.ts'
import { listItems } from './parts/pages/page-list.ts'
import { newsOfPage } from './parts/my-pages/house-news.ts'
import { successionMunicipalities } from './parts/homes/succession.ts'
import type { PageContent } from './types.ts'

const jubileeYear = '2025'

const lists: ReadonlySet<Template> = new Set<Template>([
  'availableJobs',
  'blogList',
  'corporateNews',
  'inspirationCategory',
  'inspirationStart',
  'newsList',
  'newsroom',
  'referenceStart',
  'referenceStartSecondBrand',
  'rentalStart',
  'reportList',
  'sustainabilityStart',
])

const accountPages: ReadonlySet<Template> = new Set<Template>([
  'changeEmail',
  'consent',
  'electronicIdentificationReturn',
  'forgotPassword',
  'myErrands',
  'myResidences',
  'registerUser',
  'savedSearches',
  'searchAlerts',
  'setPassword',
  'settings',
])

const bookingPages: ReadonlySet<Template> = new Set<Template>([
  'booking',
  'buyResidenceInfo',
  'buyResidenceSuccess',
  'buyResidenceError',
  'clickToBuyContract',
  'clickToBuyComplete',
])

/** What a page shows; undefined where it has nothing to show to whoever looks. */
export function pageContent(request: PageRequest): PageContent | undefined {
  const { world, site, page, viewer } = request
  const texts = textsOf(request)
  if (page.isPrivate && viewer) {
    const own = myPagesContent({ ...request, viewer }, texts)
    if (own !== 'common') return own
  }
  const { template, image } = page
  const { catalogue } = world
  if (lists.has(template)) return listContent(request, texts)
  if (bookingPages.has(template)) return bookingContent(request, texts)
  if (accountPages.has(template)) {
    const next = site.paths.myPages ? { nextUrl: site.paths.myPages } : {}
    return { kind: 'account', ...texts, ...(page.terms ? { terms: sections(page.terms) } : {}), ...next }
  }
  switch (template) {
    case 'start':
      return { kind: 'start', ...texts, image, isJubilee: world.clock.iso().startsWith(jubileeYear) }
    case 'search':
      return { kind: 'search', ...texts, tags: [] }
    case 'textSearch':
    case 'corporateSearch':
      return { kind: 'textSearch', ...texts }
    case 'login': {
      const register = site.paths.register ? { registerUrl: site.paths.register } : {}
      return { kind: 'login', ...texts, ...register, financePortalUrl }
    }
    case 'succession':
      return { kind: 'succession', ...texts, municipalities: successionMunicipalities(catalogue, site) }
    case 'error404':
      return { kind: 'error404', ...texts, links: notFoundLinks(catalogue, site) }
    case 'error500':
      return { kind: 'error500', ...texts, links: notFoundLinks(catalogue, site) }
    case 'residenceNews':
      return standardPage({ ...request, page: (viewer && newsOfPage({ ...request, viewer })) ?? page }, texts)
    default:
      return standardPage(request, texts)
  }
}

const made = new WeakMap<Page, PageTexts>()

/** The texts of a page, which are the same for everybody; made once for a page. */
function textsOf({ world, site, page }: PageRequest): PageTexts {
  const known = made.get(page)
  if (known) return known
  const { title: heading, preamble } = page
  const texts = { heading, preamble, blocks: blocksOf(page.blocks, world.catalogue, site) }
  made.set(page, texts)
  return texts
}

function standardPage({ world, site, page }: PageRequest, texts: PageTexts): PageContent {
  const { image, publishedOn, category, author, film, related } = page
  const readOn = listItems(related, world.catalogue.site(site.key))
  return {
    kind: 'standardPage',
    ...texts,
    ...(page.template === 'brokerObjects'
      ? { blocks: [...texts.blocks, brokerHomes(world, site, texts)] }
      : {}),
    image,
    ...(film ? { video: videoOf(film) } : {}),
    ...(publishedOn ? { publishedOn } : {}),
    ...(author ? { author } : {}),
    ...(category ? { category } : {}),
    ...(readOn.length > 0 ? { related: readOn } : {}),
  }
}
