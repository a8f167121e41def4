import type { Site } from '#src/sites/site.ts'
import type { Found } from '../../catalogue/pages/find-page.ts'
import type { Page } from '../../catalogue/pages/page.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import { fill } from '../../catalogue/words/words.ts'
import { siteIndexOf } from '../../state/search/site-index.ts'
import type { World } from '../../state/world.ts'
import { areaPage, homePage, premisesPage, referencePage, stagePage } from './data-pages.ts'
import { pageContent } from './page-content.ts'
import type { PageContent } from './service.ts'
import type { PageParts } from './view-model.ts'
import type { Viewer } from './viewer.ts'
import { contentWords } from './words/by-country.ts'

export type PageFinding = PageParts | 'login' | undefined

/**
 * The page of a site at a path, 'login' for one that only logged-in users see, or undefined for none: an unknown address,
 * a feature that the site has switched off (G-084), or a page that this user does not have.
 */
export function findPage(world: World, site: Site, path: string, viewer: Viewer | undefined): PageFinding {
  const ofSite = world.catalogue.site(site.key)
  const isPrivate = site.paths.myPages !== null && path.startsWith(site.paths.myPages)
  if (isPrivate && !viewer) return 'login'
  const board = viewer?.association ? ofSite.boardPage(path) : undefined
  if (board) return editorialPage(world, site, board, viewer)
  const found = ofSite.find(path)
  return found && partsOf(world, site, found, viewer)
}

function partsOf(world: World, site: Site, found: Found, viewer: Viewer | undefined): PageFinding {
  switch (found.kind) {
    case 'page':
      return found.page.isPrivate && !viewer ? 'login' : editorialPage(world, site, found.page, viewer)
    case 'search':
      return searchPage(world, site, found)
    case 'area':
      return areaPage(world, site, found.area)
    case 'stage':
      return stagePage(world, site, found.stage)
    case 'home':
      return homePage(world, site, found.home)
    case 'premises':
      return premisesPage(world, site, found.premises)
    case 'reference':
      return referencePage(world, site, found.reference)
  }
}

function editorialPage(
  world: World,
  site: Site,
  page: Page,
  viewer: Viewer | undefined,
): PageParts | undefined {
  const content = pageContent({ world, site, page, viewer })
  return content && { ...commonOf(page), content }
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
  const known = new Map(siteIndexOf(world.catalogue, site).tags.map(({ tag }) => [tag.id, tag]))
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
