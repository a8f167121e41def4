import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { StageStatus } from '../../../catalogue/codes.ts'
import { addDays } from '../../../catalogue/dates.ts'
import { priceSteps } from '../../../catalogue/homes/price.ts'
import { hash } from '../../../catalogue/lib/random.ts'
import type { Home } from '../../../catalogue/types.ts'
import { shownPrice } from '../../search/filters/price-span.ts'
import { morningOf } from './releases.ts'
import { memoize } from '../../../catalogue/lib/memoize.ts'

/** A price that a seller lowers: from when on, in milliseconds, and the home as it is offered then. */
export type Lowering = Readonly<{ at: number; home: Home }>

/** Of so many homes one is lowered; from which day after that of the catalogue on, and in how many days all of them are. */
const oneOf = 12
const firstAfter = 4
const within = 50

/** What has been for sale for so many days has been for sale for long. */
const longDays = 30

/** By how many parts in a thousand of the total a price is lowered: from the least on, by how many more at most. */
const leastPart = 20
const moreParts = 31

const open: readonly StageStatus[] = ['forSale', 'moveInReady']

/**
 * What sellers would have lowered by `now`, in milliseconds, by the ids of the homes: some that have been for sale for a
 * month or more, each once. The same in all worlds of a catalogue; whether anybody took a home before is for the world to
 * know.
 */
export function loweringsBy(catalogue: Catalogue, now: number): ReadonlyMap<string, Lowering> {
  if (isBeforeAll(catalogue, now)) return new Map()
  return new Map([...loweringsOf(catalogue)].filter(([, { at }]) => at <= now))
}

/** A home with the price that it had at a moment, in milliseconds, as long as nobody had taken it. */
export function homeAt(catalogue: Catalogue, home: Home, moment: number): Home {
  const lowering = isBeforeAll(catalogue, moment) ? undefined : loweringsOf(catalogue).get(home.id)
  return lowering && lowering.at <= moment ? lowering.home : home
}

/** Whether nothing can have been lowered yet: a world of today need not draw its homes for this. */
const isBeforeAll = ({ referenceDate }: Catalogue, moment: number): boolean =>
  moment < morningOf(addDays(referenceDate, firstAfter))

const loweringsOf = memoize((catalogue: Catalogue): ReadonlyMap<string, Lowering> => {
  const all = catalogue.homes.flatMap((home) => {
    const lowering = loweringOf(home, catalogue)
    return lowering ? [[home.id, lowering] as const] : []
  })
  return new Map(all)
})

function loweringOf(home: Home, catalogue: Catalogue): Lowering | undefined {
  const { id, stageId, status, country, price, totalPrice, publishedOn, formerPrice } = home
  const stage = catalogue.stage(stageId)
  if (status !== 'forSale' || !stage || !open.includes(stage.status)) return undefined
  if (price === undefined || totalPrice === undefined || publishedOn === undefined) return undefined
  const isLong = publishedOn <= addDays(catalogue.referenceDate, -longDays)
  // nobody lowers twice in so short a time
  if (!isLong || formerPrice !== undefined || hash(`${id}/lowering`) % oneOf !== 0) return undefined
  const on = addDays(catalogue.referenceDate, firstAfter + (hash(`${id}/lowering-day`) % within))
  const part = (leastPart + (hash(`${id}/lowering-part`) % moreParts)) / 1000
  const step = priceSteps[country]
  const less = Math.max(1, Math.round((totalPrice * part) / step)) * step
  return {
    at: morningOf(on),
    home: Object.freeze<Home>({
      ...home,
      price: price - less,
      totalPrice: totalPrice - less,
      formerPrice: shownPrice(home),
      loweredOn: on,
    }),
  }
}
