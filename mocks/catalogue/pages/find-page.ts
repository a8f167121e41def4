import type { SiteKey } from '#src/sites/site.ts'
import { areaPath } from '../paths.ts'
import type { Tag } from '../places/tags.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../slug.ts'
import type { Area, Home, Premises, ReferenceProject, Stage } from '../types.ts'
import { pathOf } from './links.ts'
import type { Page } from './page.ts'

/** What an address leads to. */
export type Found =
  | Readonly<{ kind: 'page'; page: Page }>
  | Readonly<{ kind: 'search'; page: Page; tags: readonly Tag[] }>
  | Readonly<{ kind: 'area'; area: Area }>
  | Readonly<{ kind: 'stage'; stage: Stage }>
  | Readonly<{ kind: 'home'; home: Home }>
  | Readonly<{ kind: 'premises'; premises: Premises }>
  | Readonly<{ kind: 'reference'; reference: ReferenceProject }>

/** What addresses are looked up in. */
export type Addressable = Readonly<{
  pages: readonly Page[]
  areas: readonly Area[]
  stages: readonly Stage[]
  homes: readonly Home[]
  premises: readonly Premises[]
  referenceProjects: readonly ReferenceProject[]
}>

/** Path → what is there, for one site. Board pages share their paths and are left to the caller. */
export function addressBook(site: SiteKey, sources: Addressable): ReadonlyMap<string, Found> {
  const own = <T extends Readonly<{ site: SiteKey }>>(items: readonly T[]) =>
    items.filter((item) => item.site === site)
  return new Map<string, Found>([
    ...sources.homes.map((home) => [home.url, { kind: 'home', home }] as const),
    ...sources.stages.map((stage) => [stage.url, { kind: 'stage', stage }] as const),
    ...sources.areas.map((area) => {
      return [areaPath(site, slug(area.municipalityName), area.slug), { kind: 'area', area }] as const
    }),
    ...own(sources.premises).map((premises) => [premises.url, { kind: 'premises', premises }] as const),
    ...own(sources.referenceProjects).map(
      (reference) => [reference.url, { kind: 'reference', reference }] as const,
    ),
    ...sources.pages.flatMap((page) => (page.forBoard ? [] : [[page.path, { kind: 'page', page }] as const])),
  ])
}

/** What an address of a site leads to; with or without its last slash, whatever its query. */
export function findPage(
  url: string,
  site: SiteKey,
  book: ReadonlyMap<string, Found>,
  tags: readonly Tag[],
): Found | undefined {
  const bare = pathOf(url)
  const path = bare.endsWith('/') ? bare : `${bare}/`
  return book.get(path) ?? searchAt(path, site, book, tags)
}

/** The residence search with places and projects as further segments of its path. */
function searchAt(
  path: string,
  site: SiteKey,
  book: ReadonlyMap<string, Found>,
  tags: readonly Tag[],
): Found | undefined {
  const search = siteOf(site).paths.residenceSearch
  if (search === null || !path.startsWith(search)) return undefined
  const found = book.get(search)
  const wanted = path.slice(search.length).split('/').filter(Boolean)
  const known = wanted.flatMap((segment) => tags.find(({ url }) => url === segment) ?? [])
  if (found?.kind !== 'page' || known.length < wanted.length) return undefined
  return { kind: 'search', page: found.page, tags: known }
}
