import type { Site } from '#src/sites/site.ts'
import type { HomeStatus } from '../../catalogue/codes.ts'
import type { Stage } from '../../catalogue/types.ts'

/** To whom something can be sold now. */
export type OnSale = 'everybody' | 'vip' | 'nobody'

const open: readonly Stage['status'][] = ['forSale', 'moveInReady']

/**
 * To whom a home of a stage is sold at `now`, in milliseconds, judged by its own status: what is for sale to everybody;
 * what is still preselling to VIP customers in their window, and to everybody once that and the wait for open sales are
 * over.
 */
export function homeOnSale(status: HomeStatus, stage: Stage, site: Site, now: number): OnSale {
  if (!site.capabilities.booking || stage.bookingFee === 0) return 'nobody'
  if (status === 'forSale') return open.includes(stage.status) ? 'everybody' : 'nobody'
  return status === 'preselling' ? presold(stage, now) : 'nobody'
}

/** To whom anything at all of a stage is sold at `now`. */
export function stageOnSale(stage: Stage, site: Site, now: number): OnSale {
  const forSale = homeOnSale('forSale', stage, site, now)
  return forSale === 'nobody' ? homeOnSale('preselling', stage, site, now) : forSale
}

function presold({ status, vipStart, vipEnd, salesStart }: Stage, now: number): OnSale {
  if (status !== 'vip' && status !== 'preselling' && !open.includes(status)) return 'nobody'
  if (!vipStart || !vipEnd) return 'vip'
  if (now < Date.parse(vipStart)) return 'nobody'
  if (now < Date.parse(vipEnd)) return 'vip'
  return now < Date.parse(salesStart) ? 'nobody' : 'everybody'
}
