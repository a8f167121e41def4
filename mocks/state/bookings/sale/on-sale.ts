import type { Site } from '#src/sites/site.ts'
import type { HomeStatus, StageStatus } from '../../../catalogue/codes.ts'
import type { Stage } from '../../../catalogue/types.ts'

/** To whom something can be sold now. */
export type OnSale = 'everybody' | 'vip' | 'nobody'

const open: readonly StageStatus[] = ['forSale', 'moveInReady']

/** When what is sold in advance is for whom: RFC 3339 times, and the day of open sales. */
export type SaleDays = Pick<Stage, 'vipStart' | 'vipEnd' | 'salesStart'>

/** The days of a stage on a site; where there are no VIP customers there is no window for them (F-004). */
export function saleDays({ vipStart, vipEnd, salesStart }: Stage, { capabilities }: Site): SaleDays {
  return capabilities.vip && vipStart && vipEnd ? { vipStart, vipEnd, salesStart } : { salesStart }
}

/**
 * Where a home or a stage stands at `now`, in milliseconds. What is sold in advance belongs to VIP customers in their
 * window (N-020), waits outside it, and is for everybody from the start of sales; all else stands where it did.
 */
export function statusAt<S extends HomeStatus | StageStatus>(
  status: S,
  { vipStart, vipEnd, salesStart }: SaleDays,
  now: number,
): S | 'vip' | 'preselling' | 'forSale' {
  if (status !== 'preselling' && status !== 'vip') return status
  if (!vipStart || !vipEnd) return Date.parse(salesStart) <= now ? 'forSale' : status
  if (Date.parse(vipStart) <= now && now <= Date.parse(vipEnd)) return 'vip'
  return Date.parse(salesStart) <= now ? 'forSale' : 'preselling'
}

/** To whom a home of a stage is sold at `now`, in milliseconds, judged by its own status. */
export function homeOnSale(status: HomeStatus, stage: Stage, site: Site, now: number): OnSale {
  if (!site.capabilities.booking || stage.bookingFee === 0) return 'nobody'
  const inAdvance = status === 'preselling' && (stage.status === 'vip' || stage.status === 'preselling')
  if (!inAdvance && !open.includes(stage.status)) return 'nobody'
  const at = statusAt(status, saleDays(stage, site), now)
  if (at === 'vip') return 'vip'
  return at === 'forSale' ? 'everybody' : 'nobody'
}

/** To whom anything at all of a stage is sold at `now`. */
export function stageOnSale(stage: Stage, site: Site, now: number): OnSale {
  const forSale = homeOnSale('forSale', stage, site, now)
  return forSale === 'nobody' ? homeOnSale('preselling', stage, site, now) : forSale
}
