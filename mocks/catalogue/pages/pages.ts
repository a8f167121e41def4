import type { SiteKey } from '#src/sites/site.ts'
import { addDays } from '../dates.ts'
import type { Day } from '../dates.ts'
import { picture } from '../images/pictures.ts'
import { recipeFor } from '../images/recipe.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../slug.ts'
import type { Area, ReferenceProject, Stage } from '../types.ts'
import { allPageData } from './all-page-data.ts'
import type { AnyPageData } from './all-page-data.ts'
import { resolveBlock } from './blocks.ts'
import { resolveLink } from './links.ts'
import type { PageNames } from './links.ts'
import { listedPaths } from './lists.ts'
import type { Link, Page } from './page.ts'
import { noindexTemplates } from './templates.ts'

/** What pages show of the rest of the catalogue. */
export type PageSources = Readonly<{
  referenceDate: Day
  /** Of the site. */
  stages: readonly Stage[]
  areas: readonly Area[]
  referenceProjects: readonly ReferenceProject[]
}>

/** The pages of a site, without those of areas, stages, homes and premises, which follow from the data. */
export function createPages(key: SiteKey, sources: PageSources): Page[] {
  const data = allPageData(siteOf(key))
  const names: PageNames = new Map(
    data.filter(({ forBoard }) => !forBoard).map(({ path, name }) => [path, name]),
  )
  return data.map((page) => createPage(page, key, data, names, sources))
}

function createPage(
  data: AnyPageData,
  site: SiteKey,
  all: readonly AnyPageData[],
  names: PageNames,
  sources: PageSources,
): Page {
  const { path, template, name, category, place, daysAgo, lastDayIn, forBoard = false } = data
  const { language, key, paths } = siteOf(site)
  const isPrivate = paths.myPages !== null && path.startsWith(paths.myPages)
  const id = `page-${slug(key)}-${slug(path) || 'start'}${forBoard ? '-board' : ''}`
  const today = sources.referenceDate
  return {
    id,
    site,
    path,
    template,
    name,
    title: data.title ?? name,
    preamble: data.preamble,
    noindex: isPrivate || noindexTemplates.has(template),
    isCorporate: data.corporate ?? template === 'corporateSearch',
    isPrivate,
    forBoard,
    breadcrumbs: breadcrumbs(path, site, names),
    image: picture('page', id, recipeFor(id, site), language),
    blocks: [
      ...(data.blocks ?? []).map((block) => resolveBlock(block, site, names, sources)),
      ...(template === 'areasList' ? [allAreas(site, names, sources)] : []),
    ],
    items: listedPaths(data, site, all, sources),
    ...(category && { category }),
    ...(place && { place }),
    ...(daysAgo !== undefined && { publishedOn: addDays(today, -daysAgo) }),
    ...(lastDayIn !== undefined && { lastDay: addDays(today, lastDayIn) }),
  }
}

function allAreas(site: SiteKey, names: PageNames, sources: PageSources) {
  const areaIds = sources.areas.map(({ id }) => id)
  const search = siteOf(site).paths.residenceSearch ?? siteOf(site).basePath
  return resolveBlock({ type: 'places', heading: '', link: search, areaIds }, site, names, sources)
}

/** The way from the start page: every page above this one in the path, then the page itself. */
function breadcrumbs(path: string, site: SiteKey, names: PageNames): Link[] {
  const { basePath } = siteOf(site)
  const parts = path.slice(basePath.length).split('/').filter(Boolean)
  const above = parts.map((_, index) => `${basePath}${parts.slice(0, index + 1).join('/')}/`)
  const known = [basePath, ...above].filter((step) => names.has(step))
  return path === basePath ? [] : known.map((step) => resolveLink(step, names))
}
