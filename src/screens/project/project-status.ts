import type { SearchHit } from '#src/api/residence.ts'
import { vipWindowAt } from './homes/home-state.ts'

/** Where a project stands for somebody who thinks of moving there; it decides what the page asks for next. */
export type ProjectStatus =
  | { at: 'planned'; salesStart?: string }
  /** VIP customers will choose, or choose right now. */
  | { at: 'vipSoon'; from: string }
  | { at: 'vip'; until: string }
  | { at: 'forSale' }
  | { at: 'toLet' }
  | { at: 'allSold' | 'allLet' | 'livedIn' }

/** @param hasVip the site has VIP customers (F-004) */
export function projectStatus(summary: SearchHit, now: Date, hasVip: boolean): ProjectStatus {
  const { status, disposalForm, availableCount = 0, vipStart, vipEnd, salesStart } = summary
  if (status === 'succession') return { at: 'livedIn' }
  const isOver = status === 'soldOut' || status === 'reference' || status === 'sold'
  const window = hasVip ? vipWindowAt(summary, now) : undefined
  if (window === 'coming' && vipStart && !isOver) return { at: 'vipSoon', from: vipStart }
  if (window === 'open' && vipEnd && !isOver) return { at: 'vip', until: vipEnd }
  if (status === 'planned') return { at: 'planned', ...(salesStart ? { salesStart } : {}) }
  if (disposalForm === 'tenancy') return { at: isOver || availableCount === 0 ? 'allLet' : 'toLet' }
  return { at: isOver ? 'allSold' : 'forSale' }
}
