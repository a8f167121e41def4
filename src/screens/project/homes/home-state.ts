import type { SearchHit } from '#src/api/residence.ts'
import type { StatusTone } from '#src/ui/content/status-dot.tsx'

/** Where a home stands, as far as somebody who chooses among them has to know. */
export type HomeState = 'forSale' | 'showing' | 'vip' | 'presale' | 'reserved' | 'booked' | 'sold'

/** States that one looks at together: the entries of the legend, the best chance first. */
export const stateGroups = ['toBuy', 'vip', 'presale', 'reserved', 'gone'] as const
export type StateGroup = (typeof stateGroups)[number]

/**
 * The state of a home at a moment. What is not for everybody yet has priority while the VIP window lasts (N-020), and is on
 * sale in advance before and after.
 */
export function homeState(home: SearchHit, now: Date): HomeState {
  switch (home.status) {
    case 'forSale':
    case 'moveInReady':
      return 'forSale'
    case 'showingApartment':
      return 'showing'
    case 'reserved':
    case 'booked':
      return home.status
    case 'planned':
    case 'preselling':
    case 'vip':
      return vipWindowAt(home, now) === 'open' ? 'vip' : 'presale'
    default:
      return 'sold'
  }
}

/** Where the VIP window stands, in which VIP customers may buy before others; undefined when there is none. */
export function vipWindowAt(
  { vipStart, vipEnd }: Pick<SearchHit, 'vipStart' | 'vipEnd'>,
  now: Date,
): 'coming' | 'open' | 'over' | undefined {
  if (!vipStart || !vipEnd) return undefined
  if (now < new Date(vipStart)) return 'coming'
  return now <= new Date(vipEnd) ? 'open' : 'over'
}

/** The legend's entry for each state. */
export const groupOf: Record<HomeState, StateGroup> = {
  forSale: 'toBuy',
  showing: 'toBuy',
  vip: 'vip',
  presale: 'presale',
  reserved: 'reserved',
  booked: 'gone',
  sold: 'gone',
}

/** The dot beside the word for each state. */
export const toneOf: Record<HomeState, StatusTone> = {
  forSale: 'forsale',
  showing: 'forsale',
  vip: 'vip',
  presale: 'booked',
  reserved: 'reserved',
  booked: 'booked',
  sold: 'sold',
}

/** Nobody else can buy it any more. */
export const isGone = (state: HomeState): boolean => groupOf[state] === 'gone'

/** It can be bought, by everybody or by those with priority. */
export const isOpen = (state: HomeState): boolean => !isGone(state) && state !== 'reserved'
