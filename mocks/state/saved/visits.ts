import type { Catalogue } from '../../catalogue/catalogue.ts'
import { hash } from '../../catalogue/lib/random.ts'
import type { SiteKey } from '#src/sites/site.ts'
import type { Account } from '../accounts/account.ts'
import { favouriteIds } from './favourites.ts'
import { shownStages } from '../search/search-types.ts'
import { ownValue, setOwnValue } from '../../engine/own-value.ts'
import { dropOldest } from '../drop-oldest.ts'

export type VisitsData = {
  /** Homes by who looked at them, the latest first: user ids and anonymous ids. */
  homes: Record<string, string[]>
  /** How often the pages of a stage and its homes were looked at in this world. */
  stages: Record<string, number>
}

/** How many visitors are remembered, homes of each, and stages of a county in a list. */
const maxVisitors = 300
const maxHomes = 20
const maxStages = 12
/** What one visit weighs beside those from before the world began. */
const weight = 40
const before = 400

/** What was looked at, beside what had been looked at before this world began (F-149). */
export class Visits {
  readonly #data: VisitsData
  readonly #catalogue: Catalogue

  constructor(data: VisitsData, catalogue: Catalogue) {
    this.#data = data
    this.#catalogue = catalogue
  }

  /** Somebody, known or not, looks at the page of a stage or of a home. */
  note({ stageId, homeId, visitor }: { stageId: string; homeId?: string; visitor?: string }): void {
    const { stages, homes } = this.#data
    setOwnValue(stages, stageId, (ownValue(stages, stageId) ?? 0) + 1)
    if (!homeId || !visitor) return
    const seen = ownValue(homes, visitor) ?? []
    // who was here last stands last, so that the first to be forgotten is the one longest away
    delete homes[visitor]
    setOwnValue(homes, visitor, [homeId, ...seen.filter((id) => id !== homeId)].slice(0, maxHomes))
    dropOldest(homes, maxVisitors)
  }

  /**
   * The homes of a site that somebody looked at, the latest first; undefined when there are none. Whoever has an account
   * looked at their favourites before.
   */
  homesOf(visitor: string, site: SiteKey, account?: Account): string[] | undefined {
    const seen = [...(ownValue(this.#data.homes, visitor) ?? []), ...favouriteIds(account?.favourites ?? [])]
    const ofSite = [...new Set(seen)].filter((id) => this.#catalogue.home(id)?.site === site)
    return ofSite.length > 0 ? ofSite.slice(0, maxHomes) : undefined
  }

  /** The stages of a county that were looked at most, the most first; undefined where nothing is shown. */
  stagesOf(countyId: string): string[] | undefined {
    const visits = ({ id }: { id: string }) =>
      (hash(`${id}/visits`) % before) + (ownValue(this.#data.stages, id) ?? 0) * weight
    const found = this.#catalogue.stages.filter(
      (stage) => stage.countyId === countyId && shownStages.includes(stage.status),
    )
    const ids = found.toSorted((a, b) => visits(b) - visits(a)).map(({ id }) => id)
    return ids.length > 0 ? ids.slice(0, maxStages) : undefined
  }
}
