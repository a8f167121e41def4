import type { SearchHit } from '#src/api/homes/residence.ts'
import { hasPriority } from '#src/domain/sale/status/hit-status.ts'
import { vipWindowAt } from '#src/domain/sale/status/status-at.ts'

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
  const isComing = hasVip && vipWindowAt(summary, now) === 'coming'
  if (isComing && vipStart && !isOver) return { at: 'vipSoon', from: vipStart }
  if (hasVip && vipEnd && hasPriority(summary, now)) return { at: 'vip', until: vipEnd }
  if (status === 'planned') return { at: 'planned', ...(salesStart ? { salesStart } : {}) }
  if (disposalForm === 'tenancy') return { at: isOver || availableCount === 0 ? 'allLet' : 'toLet' }
  return { at: isOver ? 'allSold' : 'forSale' }
}
