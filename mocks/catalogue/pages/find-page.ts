import type { SiteKey } from '#src/sites/site.ts'
import { areaPath } from '../paths.ts'
import type { Tag } from '../places/tags.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Area, Home, Stage } from '../types.ts'
import type { Premises, ReferenceProject } from '../company-types.ts'
import { pathOf } from './links.ts'
import type { Page } from './page.ts'

/** What an address leads to. */
export type Found =
  /** A page; `item` is the last segment, where the page shows one thing of many: a document to sign. */
  | Readonly<{ kind: 'page'; page: Page; item?: string }>
  | Readonly<{ kind: 'search'; page: Page; tags: readonly Tag[] }>
  | Readonly<{ kind: 'area'; area: Area }>
  | Readonly<{ kind: 'stage'; stage: Stage }>
  | Readonly<{ kind: 'home'; home: Home }>
  | Readonly<{ kind: 'premises'; premises: Premises }>
  | Readonly<{ kind: 'reference'; reference: ReferenceProject }>
  /** The viewings of a stage: the form to sign up, and the page that a QR code at the door leads to. */
  | Readonly<{ kind: 'showing'; stage: Stage; at: 'door' | 'form' }>
  /** The house that premises lie in. */
  | Readonly<{ kind: 'premisesHouse'; stage: Stage; premises: readonly Premises[] }>
  /** An address below a stage that no home has, or has any more. */
  | Readonly<{ kind: 'missingHome'; stage: Stage }>

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
    ...houses(own(sources.premises), sources.stages),
    ...sources.stages.filter(({ showings }) => showings.length > 0).flatMap(showingPages),
    ...own(sources.referenceProjects).map(
      (reference) => [reference.url, { kind: 'reference', reference }] as const,
    ),
    ...sources.pages.flatMap((page) => {
      if (page.forBoard) return []
      return [page.path, ...page.formerPaths].map((path) => [path, { kind: 'page', page }] as const)
    }),
  ])
}

type Entry = readonly [path: string, found: Found]

const showingPages = (stage: Stage): Entry[] => [
  [`${stage.url}visning/`, { kind: 'showing', stage, at: 'form' }],
  [`${stage.url}qr/`, { kind: 'showing', stage, at: 'door' }],
]

/** Premises by the house whose name their paths have before their own. */
function houses(all: readonly Premises[], stages: readonly Stage[]): Entry[] {
  return [...Map.groupBy(all, ({ url }) => parentOf(url))].flatMap(([path, premises]) => {
    const stage = stages.find(({ id }) => id === premises[0]?.stageId)
    return stage ? [[path, { kind: 'premisesHouse', stage, premises }] as const] : []
  })
}

const parentOf = (path: string): string => path.replace(/[^/]+\/$/, '')

/** What an address of a site leads to; with or without its last slash, whatever its query. */
export function findPage(
  url: string,
  site: SiteKey,
  book: ReadonlyMap<string, Found>,
  tags: readonly Tag[],
): Found | undefined {
  const bare = pathOf(url)
  const path = bare.endsWith('/') ? bare : `${bare}/`
  return book.get(path) ?? below(path, book) ?? searchAt(path, site, book, tags)
}

/** Templates of the pages that show one thing of many, named by a further segment of the path. */
const itemTemplates: ReadonlySet<string> = new Set(['myDocumentsAction', 'myDocumentsDone', 'myObject'])

/** What an address one step below a known one leads to. */
function below(path: string, book: ReadonlyMap<string, Found>): Found | undefined {
  const above = book.get(parentOf(path))
  if (above?.kind === 'stage') return { kind: 'missingHome', stage: above.stage }
  if (above?.kind !== 'page' || !itemTemplates.has(above.page.template)) return undefined
  return { ...above, item: path.split('/').at(-2) ?? '' }
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
