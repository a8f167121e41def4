import type { Site } from '#src/sites/site.ts'
import type { Found } from '../../../catalogue/pages/find-page.ts'
import type { Page } from '../../../catalogue/pages/page.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import type { World } from '../../../state/world.ts'
import {
  areaPage,
  homePage,
  missingHomePage,
  premisesHousePage,
  premisesPage,
  referencePage,
  showingPage,
  stagePage,
} from './data-pages.ts'
import { pageContent } from './page-content.ts'
import type { PageQuery } from './page-request.ts'
import type { PageContent } from './types.ts'
import type { PageParts } from './view-model.ts'
import type { Viewer } from './viewer.ts'
import { contentWords } from '../../shared/words/by-country.ts'

export type FoundPage = PageParts | 'login' | undefined

/** Who asks for which page of a site, and how. */
export type PageSearch = Readonly<{
  world: World
  site: Site
  path: string
  viewer: Viewer | undefined
  query: PageQuery
}>

/**
 * The page of a site at a path, 'login' for one that only logged-in users see, or undefined for none: an unknown address,
 * a feature that the site has switched off (G-084), or a page that this user does not have.
 */
export function findPage(search: PageSearch): FoundPage {
  const { world, site, path, viewer } = search
  const ofSite = world.catalogue.site(site.key)
  const isPrivate = site.paths.myPages !== null && path.startsWith(site.paths.myPages)
  if (isPrivate && !viewer) return 'login'
  const board = viewer?.association ? ofSite.boardPage(path) : undefined
  if (board) return editorialPage(search, board)
  const found = ofSite.find(path)
  return found && partsOf(search, found)
}

function partsOf(search: PageSearch, found: Found): FoundPage {
  const { world, site, viewer } = search
  switch (found.kind) {
    case 'page':
      return found.page.isPrivate && !viewer ? 'login' : editorialPage(search, found.page, found.item)
    case 'search':
      return searchPage(world, site, found)
    case 'area':
      return areaPage(world, site, found.area)
    case 'stage':
      return stagePage(world, site, found.stage)
    case 'home':
      return homePage(world, site, found.home)
    case 'missingHome':
      return missingHomePage(world, site, found.stage)
    case 'showing':
      return showingPage(world, site, found.stage, found.at)
    case 'premises':
      return premisesPage(world, site, found.premises)
    case 'premisesHouse':
      return premisesHousePage(world, site, found.stage, found.premises)
    case 'reference':
      return referencePage(world, site, found.reference)
  }
}

function editorialPage(search: PageSearch, page: Page, item?: string): PageParts | undefined {
  const content = pageContent({ ...search, page, ...(item === undefined ? {} : { item }) })
  if (!content) return undefined
  const common = commonOf(page)
  return item === undefined ? { ...common, content } : { ...common, path: `${page.path}${item}/`, content }
}

function commonOf(page: Page): Omit<PageParts, 'content'> {
  const { id, path, template, title, preamble, noindex, isCorporate, breadcrumbs, image } = page
  return {
    id,
    path,
    template,
    title,
    description: preamble,
    noindex,
    isCorporate,
    breadcrumbs,
    imageUrl: image.url,
  }
}

/** The residence search narrowed to places and projects by its path. */
function searchPage(world: World, site: Site, { page, tags }: Extract<Found, { kind: 'search' }>): PageParts {
  const known = new Map(worldIndexOf(world, site).tags.map(({ tag }) => [tag.id, tag]))
  const place = tags.map(({ text }) => text).join(', ')
  const heading = fill(contentWords(countryOf(site.key)).homesIn, { place }).slice(0, 200)
  const path = page.path + tags.map(({ url }) => `${url}/`).join('')
  const content: PageContent = {
    kind: 'search',
    heading,
    tags: tags.map((tag) => known.get(tag.id) ?? tag),
    blocks: [],
  }
  const breadcrumbs = [...page.breadcrumbs, { name: place.slice(0, 150), url: path }]
  return { ...commonOf(page), path, title: heading, breadcrumbs, content }
}
