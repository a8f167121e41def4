import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { areaPath } from '../../../catalogue/paths.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Area, Geo, Stage } from '../../../catalogue/types.ts'
import type { Candidate } from './candidate.ts'
import { homeCandidate } from './home-hit.ts'
import { bySort } from '../sort.ts'
import { type Place, areaPlace, stagePlace } from './stage-hit.ts'
import { type KnownTag, countedTags, countsByPlace } from '../text/tags.ts'
import { type ResidenceSort, defaultStatuses, shownStages } from '../search-types.ts'
import { visitorPlace } from '../visitor.ts'

/** A stage, and the homes it is judged by: those for sale or, where nothing is for sale yet or any more, all. */
export type StageEntry = Place & Readonly<{ areaId: string; countyId: string; homes: readonly Candidate[] }>

/** How many orders of all homes are kept. */
export const maxOrders = 32

/** All that one site sells. */
export type SiteIndex = Readonly<{
  site: Site
  visitor: Geo
  homes: readonly Candidate[]
  stages: readonly StageEntry[]
  areas: ReadonlyMap<string, Place>
  /** What searches can be narrowed to, with the number of homes for sale. */
  tags: readonly KnownTag[]
  /** The tags under which there is something for sale, or will be. */
  shownTags: readonly KnownTag[]
  home: (id: string) => Candidate | undefined
  stage: (id: string) => StageEntry | undefined
  /** The homes of a stage. */
  homesOf: (stageId: string) => readonly Candidate[]
  /** All homes in an order, sorted at the first question. */
  ordered: (sort: readonly ResidenceSort[], nearFirst: boolean) => readonly Candidate[]
}>

/** What one site sells as the catalogue has it, mapped once. */
class CatalogueIndex implements SiteIndex {
  readonly site: Site
  readonly visitor: Geo
  readonly homes: readonly Candidate[]
  readonly stages: readonly StageEntry[]
  readonly areas: ReadonlyMap<string, Place>
  readonly tags: readonly KnownTag[]
  readonly shownTags: readonly KnownTag[]
  readonly #homesById: ReadonlyMap<string, Candidate>
  readonly #stagesById: ReadonlyMap<string, StageEntry>
  readonly #homesByStage: ReadonlyMap<string, readonly Candidate[]>
  readonly #orders = new Map<string, readonly Candidate[]>()

  constructor(catalogue: Catalogue, site: Site) {
    const sells = site.capabilities.search
    const ofSite = catalogue.site(site.key)
    const stages = sells ? ofSite.stages : []
    const stagesById = new Map(stages.map((stage) => [stage.id, stage]))
    this.site = site
    this.visitor = visitorPlace(catalogue, countryOf(site.key)).geo
    this.homes = (sells ? ofSite.homes : []).flatMap((home, order) => {
      const stage = stagesById.get(home.stageId)
      return stage ? [homeCandidate(home, stage, site, order)] : []
    })
    this.#homesById = new Map(this.homes.map((home) => [home.id, home]))
    this.#homesByStage = Map.groupBy(this.homes, ({ stageId }) => stageId)
    this.stages = stages.map((stage, order) => {
      const { areaId, countyId } = stage
      return { ...stagePlace(stage, site, order), areaId, countyId, homes: judgedBy(this.homesOf(stage.id)) }
    })
    this.#stagesById = new Map(this.stages.map((stage) => [stage.id, stage]))
    const areas = sells ? ofSite.areas : []
    this.areas = new Map(
      areas.map((area, order) => {
        const inArea = stages.filter(({ areaId }) => areaId === area.id)
        return [area.id, areaWith(catalogue, area, inArea, site, order)]
      }),
    )
    const forSale = this.homes.filter(({ status }) => defaultStatuses.includes(status))
    this.tags = countedTags(sells ? ofSite.tags : [], countsByPlace(forSale))
    const shown = new Set(stages.filter(({ status }) => shownStages.includes(status)).flatMap(placesOfStage))
    this.shownTags = this.tags.filter(({ tag }) => shown.has(tag.id))
  }

  home(id: string): Candidate | undefined {
    return this.#homesById.get(id)
  }

  stage(id: string): StageEntry | undefined {
    return this.#stagesById.get(id)
  }

  homesOf(stageId: string): readonly Candidate[] {
    return this.#homesByStage.get(stageId) ?? []
  }

  ordered(sort: readonly ResidenceSort[], nearFirst: boolean): readonly Candidate[] {
    const key = `${sort.join()}/${nearFirst}`
    const known = this.#orders.get(key)
    if (known) return known
    if (this.#orders.size >= maxOrders) this.#orders.clear()
    const order = this.homes.toSorted(bySort(sort, nearFirst ? this.visitor : undefined))
    this.#orders.set(key, order)
    return order
  }
}

const placesOfStage = ({ id, countyId, municipalityId, areaId }: Stage): string[] => [
  countyId,
  municipalityId,
  areaId,
  id,
]

/** An area with its stages that are shown, or all of them where none is. */
export function areaWith(
  catalogue: Catalogue,
  area: Area,
  stages: readonly Stage[],
  site: Site,
  order: number,
): Place {
  const shown = stages.filter(({ status }) => shownStages.includes(status))
  const municipality = catalogue.municipality(area.municipalityId)?.slug ?? ''
  const url = areaPath(site.key, municipality, area.slug)
  const place = areaPlace(area, shown.length > 0 ? shown : stages, url, site, order)
  // finished ones have a card on its page too
  return { ...place, hit: { ...place.hit, stageCount: stages.length } }
}

/** Which of its homes a stage is judged by. */
export function judgedBy(homes: readonly Candidate[]): readonly Candidate[] {
  const forSale = homes.filter(({ status }) => defaultStatuses.includes(status))
  return forSale.length > 0 ? forSale : homes
}

const indexes = new WeakMap<Catalogue, Map<Site, SiteIndex>>()

/** The index of a site over a catalogue: always the same one. */
export function siteIndexOf(catalogue: Catalogue, site: Site): SiteIndex {
  const ofCatalogue = indexes.get(catalogue) ?? new Map<Site, SiteIndex>()
  indexes.set(catalogue, ofCatalogue)
  const known = ofCatalogue.get(site) ?? new CatalogueIndex(catalogue, site)
  ofCatalogue.set(site, known)
  return known
}
