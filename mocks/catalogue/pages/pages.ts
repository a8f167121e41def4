import type { SiteKey } from '#src/sites/site.ts'
import { addDays } from '../dates.ts'
import { pagePicture, stageLook } from '../images/pictures.ts'
import { roomPicture } from '../images/room-picture.ts'
import { required } from '../lib/index-by-id.ts'
import { hash } from '../lib/random.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { ImageRef } from '../types.ts'
import { unbrokenAll } from '../words/unbroken.ts'
import { allPageData } from './all-page-data.ts'
import type { AnyPageData } from './all-page-data.ts'
import { filmOf, homesLeft, resolveBlock } from './blocks.ts'
import type { BlockContext } from './blocks.ts'
import { companyFile } from './files/company-files.ts'
import { resolveLink } from './links.ts'
import type { PageNames } from './links.ts'
import { listedPaths } from './lists.ts'
import { placePages } from './places/place-pages.ts'
import type { Block, Card, Link, Page } from './page.ts'
import type { PageSources } from './page-sources.ts'
import { stageNews } from './stage-news/stage-news.ts'
import { noindexTemplates } from './templates.ts'

/** The pages of a site, without those of areas, stages, homes and premises, which follow from the data. */
export function createPages(key: SiteKey, sources: PageSources): Page[] {
  const data: AnyPageData[] = unbrokenAll([
    ...allPageData(siteOf(key)),
    ...placePages(key, sources),
    ...stageNews(key, sources),
  ])
  const names: PageNames = new Map(
    data.filter(({ forBoard }) => !forBoard).map(({ path, name }) => [path, name]),
  )
  const byPath = new Map(data.map((page) => [page.path, page]))
  const card = (path: string) => cardOf(required(byPath.get(path), path), key, sources)
  return data.map((page) => createPage(page, data, { site: key, names, sources, card }))
}

type Shared = Omit<BlockContext, 'own'>

function createPage(data: AnyPageData, all: readonly AnyPageData[], shared: Shared): Page {
  const { site, names, sources } = shared
  const { path, template, name, category, place, daysAgo, lastDayIn, author, forBoard = false } = data
  const { film, terms, formerPaths = [], related = [], about = [], files = [] } = data
  const { paths } = siteOf(site)
  const isPrivate = paths.myPages !== null && path.startsWith(paths.myPages)
  const today = sources.referenceDate
  const own = ownPicture(data, site, sources)
  const context = { ...shared, own }
  return {
    id: pageId(data, site),
    site,
    path,
    formerPaths,
    template,
    name,
    title: data.title ?? name,
    preamble: data.preamble,
    noindex: isPrivate || noindexTemplates.has(template),
    isCorporate: data.corporate ?? template === 'corporateSearch',
    isPrivate,
    forBoard,
    breadcrumbs: breadcrumbs(path, site, names),
    image: own,
    blocks: [
      ...(data.blocks ?? []).map((block) => resolveBlock(block, context)),
      ...(template === 'areasList' ? [allAreas(context)] : []),
    ],
    items: listedPaths(data, site, all, sources),
    related,
    about,
    ...(data.readers ? { readers: data.readers } : {}),
    ...(data.look === 'site' || data.room ? { shows: data.room ? 'room' : 'site' } : {}),
    ...(category && { category }),
    ...(place && { place }),
    ...(daysAgo !== undefined && { publishedOn: addDays(today, -daysAgo) }),
    ...(lastDayIn !== undefined && { lastDay: addDays(today, lastDayIn) }),
    ...(author && { author }),
    ...(film && { film: filmOf(film, context) }),
    ...(terms && { terms }),
    files: files.map((key) => companyFile(site, key, today)),
  }
}

function pageId({ path, forBoard }: AnyPageData, site: SiteKey): string {
  const id = `page-${slug(site)}-${slug(path) || 'start'}`
  // ids have at most 64 characters; long paths keep their beginning and a mark of the whole
  const short = id.length > 56 ? `${id.slice(0, 48)}-${hash(path).toString(36)}` : id
  return forBoard ? `${short}-board` : short
}

/** Whatever tells of rooms shows one, whatever tells of a project its house. */
function ownPicture(data: AnyPageData, site: SiteKey, { stages }: PageSources): ImageRef {
  if (data.room) return roomPicture(data.room, siteOf(site).language)
  const stage = stages.find(({ id }) => data.about?.includes(id))
  if (stage) return stageLook(stage, data.look ?? 0)
  const id = pageId(data, site)
  return pagePicture(id, site, data.template === 'start')
}

function cardOf(data: AnyPageData, site: SiteKey, sources: PageSources): Card {
  const { path, name, title = name, preamble, category } = data
  return {
    heading: title,
    text: preamble.slice(0, 500),
    ...(category && { meta: category }),
    url: path,
    image: ownPicture(data, site, sources),
  }
}

function allAreas(context: BlockContext): Block {
  const { site, sources } = context
  // what is sold out is found by the search, among the reference projects
  const areaIds = sources.areas.filter((area) => homesLeft(area, sources) > 0).map(({ id }) => id)
  const search = siteOf(site).paths.residenceSearch ?? siteOf(site).basePath
  return resolveBlock({ type: 'places', heading: '', link: search, areaIds }, context)
}

/** The way from the start page: every page above this one in the path, then the page itself. */
function breadcrumbs(path: string, site: SiteKey, names: PageNames): Link[] {
  const { basePath } = siteOf(site)
  const parts = path.slice(basePath.length).split('/').filter(Boolean)
  const above = parts.map((_, index) => `${basePath}${parts.slice(0, index + 1).join('/')}/`)
  const known = [basePath, ...above].filter((step) => names.has(step))
  return path === basePath ? [] : known.map((step) => resolveLink(step, names))
}
