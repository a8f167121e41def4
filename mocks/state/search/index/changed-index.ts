import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { HomeStatus } from '../../../catalogue/codes.ts'
import { summarize } from '../../../catalogue/stages/summary.ts'
import type { Geo, Home, Stage } from '../../../catalogue/types.ts'
import { releaseOf } from '../../bookings/sale/releases.ts'
import type { Candidate } from './candidate.ts'
import { homeCandidate } from './home-hit.ts'
import { type SiteIndex, type StageEntry, areaWith, judgedBy, maxOrders } from './site-index.ts'
import { bySort } from '../sort.ts'
import { type Place, stagePlace } from './stage-hit.ts'
import type { KnownTag } from '../text/tags.ts'
import { type ResidenceSort, defaultStatuses } from '../search-types.ts'

/** What a site sells where some homes have another status or price than in the catalogue; all else is shared with the base. */
export class ChangedIndex implements SiteIndex {
  readonly site: Site
  readonly visitor: Geo
  readonly homes: readonly Candidate[]
  readonly stages: readonly StageEntry[]
  readonly areas: ReadonlyMap<string, Place>
  readonly tags: readonly KnownTag[]
  readonly shownTags: readonly KnownTag[]
  readonly #base: SiteIndex
  readonly #homes: ReadonlyMap<string, Candidate>
  readonly #stages: ReadonlyMap<string, StageEntry>
  readonly #orders = new Map<string, readonly Candidate[]>()

  constructor(
    base: SiteIndex,
    catalogue: Catalogue,
    changes: ReadonlyMap<string, HomeStatus>,
    lowered: ReadonlyMap<string, Home>,
  ) {
    const { site } = base
    this.site = site
    this.visitor = base.visitor
    this.#base = base
    this.#homes = changedHomes(base, catalogue, changes, lowered)
    this.homes = this.#present(base.homes)
    const stageIds = new Set([...this.#homes.values()].map(({ stageId }) => stageId))
    const stages = [...stageIds].flatMap((id) => changedStage(catalogue, id, changes, lowered) ?? [])
    const byId = new Map(stages.map((stage) => [stage.id, stage]))
    this.#stages = new Map(
      stages.flatMap((stage) => {
        const entry = base.stage(stage.id)
        return entry ? [[stage.id, this.#entry(stage, entry)]] : []
      }),
    )
    this.stages = base.stages.map((stage) => this.#stages.get(stage.id) ?? stage)
    this.areas = changedAreas(base, catalogue, byId)
    const more = countChanges(base, this.#homes)
    this.tags = base.tags.map((tag) => recounted(tag, more))
    this.shownTags = base.shownTags.map((tag) => recounted(tag, more))
  }

  home(id: string): Candidate | undefined {
    return this.#homes.get(id) ?? this.#base.home(id)
  }

  stage(id: string): StageEntry | undefined {
    return this.#stages.get(id) ?? this.#base.stage(id)
  }

  homesOf(stageId: string): readonly Candidate[] {
    const homes = this.#base.homesOf(stageId)
    return this.#stages.has(stageId) ? this.#present(homes) : homes
  }

  /** The base's order with each changed home put where it now belongs. */
  ordered(sort: readonly ResidenceSort[], nearFirst: boolean): readonly Candidate[] {
    const key = `${sort.join()}/${nearFirst}`
    const known = this.#orders.get(key)
    if (known) return known
    if (this.#orders.size >= maxOrders) this.#orders.clear()
    const before = bySort(sort, nearFirst ? this.visitor : undefined)
    const order = this.#base.ordered(sort, nearFirst).filter(({ id }) => !this.#homes.has(id))
    for (const home of this.#homes.values()) order.splice(placeIn(order, home, before), 0, home)
    this.#orders.set(key, order)
    return order
  }

  #entry(stage: Stage, { areaId, countyId, low }: StageEntry): StageEntry {
    const homes = judgedBy(this.#present(this.#base.homesOf(stage.id)))
    return { ...stagePlace(stage, this.site, low.sortOrder), areaId, countyId, homes }
  }

  #present(homes: readonly Candidate[]): readonly Candidate[] {
    return homes.map((home) => this.#homes.get(home.id) ?? home)
  }
}

function changedHomes(
  base: SiteIndex,
  catalogue: Catalogue,
  changes: ReadonlyMap<string, HomeStatus>,
  lowered: ReadonlyMap<string, Home>,
): ReadonlyMap<string, Candidate> {
  const found = [...new Set([...changes.keys(), ...lowered.keys()])].flatMap((id) => {
    const home = lowered.get(id) ?? catalogue.home(id)
    const stage = home && catalogue.stage(home.stageId)
    const before = base.home(id)
    if (!home || !stage || !before) return []
    const publishedOn = home.publishedOn ?? releaseOf(catalogue, id)?.on
    const changed = { ...home, status: changes.get(id) ?? home.status, publishedOn }
    return [[id, homeCandidate(changed, stage, base.site, before.low.sortOrder)] as const]
  })
  return new Map(found)
}

/** A stage summed up anew. */
function changedStage(
  catalogue: Catalogue,
  id: string,
  changes: ReadonlyMap<string, HomeStatus>,
  lowered: ReadonlyMap<string, Home>,
): Stage | undefined {
  const stage = catalogue.stage(id)
  const homes = catalogue
    .homesOfStage(id)
    .map((home) => ({ ...(lowered.get(home.id) ?? home), status: changes.get(home.id) ?? home.status }))
  return stage && { ...stage, summary: summarize(homes) }
}

function changedAreas(
  base: SiteIndex,
  catalogue: Catalogue,
  changed: ReadonlyMap<string, Stage>,
): ReadonlyMap<string, Place> {
  const areas = new Map(base.areas)
  for (const { areaId } of changed.values()) {
    const area = catalogue.area(areaId)
    const before = base.areas.get(areaId)
    if (!area || !before) continue
    const inArea = catalogue
      .site(base.site.key)
      .stages.filter((stage) => stage.areaId === areaId)
      .map((stage) => changed.get(stage.id) ?? stage)
    areas.set(areaId, areaWith(catalogue, area, inArea, base.site, before.low.sortOrder))
  }
  return areas
}

/** How many more homes are for sale under each tag, or fewer. */
function countChanges(base: SiteIndex, changed: ReadonlyMap<string, Candidate>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const home of changed.values()) {
    const more = Number(isForSale(home)) - Number(isForSale(base.home(home.id)))
    for (const place of home.places) counts.set(place, (counts.get(place) ?? 0) + more)
  }
  return counts
}

const isForSale = (home: Candidate | undefined): boolean =>
  home !== undefined && defaultStatuses.includes(home.status)

function recounted(known: KnownTag, more: ReadonlyMap<string, number>): KnownTag {
  const change = more.get(known.tag.id) ?? 0
  return change === 0 ? known : { ...known, tag: { ...known.tag, count: (known.tag.count ?? 0) + change } }
}

/** Where a home belongs in an order, found by halving. */
function placeIn(
  order: readonly Candidate[],
  home: Candidate,
  before: (a: Candidate, b: Candidate) => number,
): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = order[middle]
    if (other && before(other, home) < 0) low = middle + 1
    else high = middle
  }
  return low
}
