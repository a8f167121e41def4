import type { Catalogue } from '../../catalogue/catalogue.ts'
import { hash } from '../../catalogue/lib/random.ts'
import type { Showing, Stage } from '../../catalogue/types.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import { ownValue } from '../../engine/own-value.ts'
import { memoize } from '../../catalogue/lib/memoize.ts'

export type ShowingsData = {
  /** Who has signed up in this world, by showing: user ids and addresses of visitors. */
  guests: Record<string, string[]>
  /** Others were faster: no showing has a place left. */
  full: boolean
}

/** A showing and the project it belongs to. */
export type KnownShowing = Readonly<{ showing: Showing; stage: Stage }>

/** Places at a showing: some, not many. */
const fewest = 6
const spread = 9

/** The viewings of one world, and who comes to them (CI-010). */
export class Showings {
  readonly #data: ShowingsData
  readonly #known: () => ReadonlyMap<string, KnownShowing>
  readonly #clock: Clock

  constructor(data: ShowingsData, catalogue: Catalogue, clock: Clock) {
    this.#data = data
    this.#known = () => showingsOf(catalogue)
    this.#clock = clock
  }

  /** A showing that one can sign up for. */
  byId(id: string): KnownShowing | undefined {
    const known = this.#known().get(id)
    return known?.showing.bookable ? known : undefined
  }

  /** Places that nobody has taken yet. Some were taken before this world began. */
  placesLeft(id: string): number {
    const places = fewest + (hash(id) % spread)
    const before = this.#data.full ? places : hash(`${id}/guests`) % (places - 2)
    return Math.max(0, places - before - (ownValue(this.#data.guests, id) ?? []).length)
  }

  /** Signs a guest up; whoever has signed up already stays so. */
  join({ showing }: KnownShowing, guest: string): 'joined' | 'again' | 'over' | 'full' {
    if (Date.parse(showing.end) <= this.#clock.now()) return 'over'
    const guests = ownValue(this.#data.guests, showing.id) ?? []
    if (guests.includes(guest)) return 'again'
    if (this.placesLeft(showing.id) === 0) return 'full'
    this.#data.guests[showing.id] = [...guests, guest]
    return 'joined'
  }

  /** Lets others take every place that is left. */
  fill(): void {
    this.#data.full = true
  }
}

const showingsOf = memoize((catalogue: Catalogue): ReadonlyMap<string, KnownShowing> => {
  const all = catalogue.stages.flatMap((stage) =>
    stage.showings.map((showing) => [showing.id, { showing, stage }] as const),
  )
  return new Map(all)
})
