import type { SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Day } from './dates.ts'
import { deepFreeze } from './lib/freeze.ts'
import { createGeography } from './geography/geography.ts'
import { indexById, required } from './lib/index-by-id.ts'
import { lazy } from './lib/lazy.ts'
import { createAssociations } from './people/associations.ts'
import { createPersonas } from './people/personas.ts'
import { createStaff } from './people/staff.ts'
import { createPremises } from './premises/premises.ts'
import { createReferenceProjects } from './references/reference-projects.ts'
import { SiteCatalogue } from './site-catalogue.ts'
import type { Premises } from './company-types.ts'
import type { Home } from './types.ts'

export type CatalogueOptions = Readonly<{
  /** The day the world is made for; every date is counted from it. */
  referenceDate: Day
  /** Another seed gives other homes in the same places. */
  seed?: string
  /** How many times over each project is built: 1, or 10 for load tests. */
  size?: number
}>

/** The latest few; a server that runs for long sees more dates than it should keep. */
const made = new Map<string, Catalogue>()
const kept = 8

/** The catalogue of this date, seed and size: the same one each time, its parts made when first asked for. */
export function catalogueOf({ referenceDate, seed = 'bjorkvall', size = 1 }: CatalogueOptions): Catalogue {
  const key = `${referenceDate}/${seed}/${size}`
  const catalogue = made.get(key) ?? new Catalogue(referenceDate, seed, size)
  made.delete(key)
  made.set(key, catalogue)
  for (const oldest of made.keys()) if (made.size > kept) made.delete(oldest)
  return catalogue
}

/** The seeded world: places, projects, homes, people, pages. Everything in it is frozen and may be shared. */
export class Catalogue {
  readonly referenceDate: Day
  readonly seed: string
  readonly size: number

  constructor(referenceDate: Day, seed: string, size: number) {
    this.referenceDate = referenceDate
    this.seed = seed
    this.size = size
  }

  readonly #geography = lazy(createGeography)
  readonly #areasByName = lazy(() => new Map(this.areas.map((area) => [area.name, area])))
  readonly #sites = new Map(sites.map(({ key }) => [key, new SiteCatalogue(key, this)]))
  readonly #stages = lazy(() => this.sites.flatMap(({ stages }) => stages))
  readonly #homes = lazy(() => this.sites.flatMap(({ homes }) => homes))
  readonly #staff = lazy(() => deepFreeze(createStaff()))
  readonly #associations = lazy(() => deepFreeze(createAssociations(this.stages)))
  readonly #premises: () => readonly Premises[] = lazy(() =>
    deepFreeze(createPremises(this.areas, this.stages, this.referenceDate)),
  )
  readonly #references = lazy(() => deepFreeze(createReferenceProjects(this.municipalities, this.counties)))
  readonly #personas = lazy(() => deepFreeze(createPersonas(this)))

  get counties() {
    return this.#geography().counties
  }
  get municipalities() {
    return this.#geography().municipalities
  }
  get areas() {
    return this.#geography().areas
  }
  /** The seven sites' parts, in the order of their ids. */
  get sites() {
    return [...this.#sites.values()]
  }
  /** Of all sites. */
  get stages() {
    return this.#stages()
  }
  get homes() {
    return this.#homes()
  }
  get staff() {
    return this.#staff()
  }
  get associations() {
    return this.#associations()
  }
  get premises() {
    return this.#premises()
  }
  get referenceProjects() {
    return this.#references()
  }
  /** Everybody one can be, the visitor first. */
  get personas() {
    return this.#personas()
  }

  readonly county = indexById(() => this.counties)
  readonly municipality = indexById(() => this.municipalities)
  readonly area = indexById(() => this.areas)
  readonly stage = indexById(() => this.stages)
  readonly home = indexById(() => this.homes)
  readonly staffMember = indexById(() => this.staff)
  readonly association = indexById(() => this.associations)
  readonly premisesById = indexById(() => this.premises)
  readonly referenceProject = indexById(() => this.referenceProjects)
  readonly page = indexById(() => this.sites.flatMap(({ pages }) => pages))
  readonly persona = indexById(() => this.personas)

  /** What stages look up while they are made; an unknown name is an error in the data. */
  readonly places = {
    areas: () => this.areas,
    areaNamed: (name: string) => required(this.#areasByName().get(name), name),
    municipality: (id: string) => required(this.municipality(id), id),
  }

  /** One site's part. */
  site(key: SiteKey): SiteCatalogue {
    return required(this.#sites.get(key), key)
  }

  /** The homes of a stage, in the order of house, floor and door. */
  homesOfStage(stageId: string): readonly Home[] {
    return (this.stage(stageId)?.homeIds ?? []).flatMap((id) => this.home(id) ?? [])
  }

  /** The site of a page or a reference project. */
  siteOfPage(id: string): SiteKey | undefined {
    return this.page(id)?.site ?? this.referenceProject(id)?.site
  }
}
