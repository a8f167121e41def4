import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from './dates.ts'
import { deepFreeze } from './lib/freeze.ts'
import { lazy } from './lib/lazy.ts'
import { createChrome } from './pages/chrome.ts'
import { addressBook, findPage } from './pages/find-page.ts'
import type { Found } from './pages/find-page.ts'
import type { Page } from './pages/page.ts'
import { createPages } from './pages/pages.ts'
import { createTextDocuments } from './pages/text-documents.ts'
import { createTags } from './places/tags.ts'
import { createStages } from './stages/stages.ts'
import type { Places } from './stages/drafts.ts'
import type { Area, County, Municipality, Staff } from './types.ts'
import type { Premises, ReferenceProject } from './company-types.ts'

/** What a site's part of the catalogue needs of the whole. */
export type SiteSources = Readonly<{
  seed: string
  referenceDate: Day
  size: number
  areas: readonly Area[]
  premises: readonly Premises[]
  referenceProjects: readonly ReferenceProject[]
  county(id: string): County | undefined
  municipality(id: string): Municipality | undefined
  area(id: string): Area | undefined
  staffMember(id: string): Staff | undefined
  places: Places
}>

/** One site's part of the catalogue: its homes and its pages. */
export class SiteCatalogue {
  readonly key: SiteKey
  readonly #sources: SiteSources

  constructor(key: SiteKey, sources: SiteSources) {
    this.key = key
    this.#sources = sources
  }

  readonly #built = lazy(() => {
    const { seed, referenceDate: today, size, places } = this.#sources
    return deepFreeze(createStages(this.key, { seed, today, size }, places))
  })
  readonly #stages = lazy(() => new Map(this.stages.map((stage) => [stage.id, stage])))
  readonly #areas = lazy(() => {
    const ids = new Set(this.stages.map(({ areaId }) => areaId))
    return this.#sources.areas.filter(({ id }) => ids.has(id))
  })
  readonly #tags = lazy(() => {
    const { county, municipality, area } = this.#sources
    return deepFreeze(createTags({ stages: this.stages, county, municipality, area }))
  })
  readonly #pages = lazy(() => {
    const { referenceDate, referenceProjects, staffMember } = this.#sources
    const { stages, areas } = this
    const staffName = (id: string) => staffMember(id)?.name
    return deepFreeze(createPages(this.key, { referenceDate, referenceProjects, stages, areas, staffName }))
  })
  readonly #chrome = lazy(() => deepFreeze(createChrome(this.key, (id) => this.#stages().get(id))))
  readonly #documents = lazy(() => {
    const { premises, referenceProjects } = this.#sources
    const { pages, stages, areas } = this
    const sources = { pages, stages, areas, premises, referenceProjects }
    return deepFreeze(createTextDocuments(this.key, sources))
  })
  readonly #addresses = lazy(() => {
    const { premises, referenceProjects } = this.#sources
    const { pages, areas, stages, homes } = this
    return addressBook(this.key, { pages, areas, stages, homes, premises, referenceProjects })
  })

  /** Empty on a site that sells no homes. */
  get stages() {
    return this.#built().stages
  }
  get homes() {
    return this.#built().homes
  }
  /** The areas the site builds in. */
  get areas() {
    return this.#areas()
  }
  get tags() {
    return this.#tags()
  }
  get pages() {
    return this.#pages()
  }
  get chrome() {
    return this.#chrome()
  }
  /** What the text search finds. */
  get textDocuments() {
    return this.#documents()
  }

  /** What an address of the site leads to, whatever its query; for board members see `boardPage`. */
  find(url: string): Found | undefined {
    return findPage(url, this.key, this.#addresses(), this.tags)
  }

  /** The page that board members get at a path, where they get one of their own. */
  boardPage(path: string): Page | undefined {
    return this.pages.find((page) => page.forBoard && page.path === path)
  }
}
