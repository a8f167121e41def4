import type { SearchHit } from '#src/api/homes/residence.ts'

/** Where a home or a project stands: a status of the contract (E-011, E-012). */
export type SaleStatus = SearchHit['status']

type Sale = Pick<SearchHit, 'status' | 'stageStatus' | 'vipStart' | 'vipEnd' | 'salesStart'>

/**
 * Where a home or a project stands at a moment: the one answer that cards, tables, pictures, maps and pages give. What is
 * sold in advance belongs to VIP customers while their window is open (N-020), waits outside it, and is for everybody from
 * the start of sales. All else is as the service says; what is for sale in a finished house is ready to move into.
 */
export function statusAt({ status, stageStatus, vipStart, vipEnd, salesStart }: Sale, now: Date): SaleStatus {
  const inAdvance = status === 'preselling' || status === 'vip'
  const window = vipWindowAt({ vipStart, vipEnd }, now)
  if (inAdvance && window === 'open') return 'vip'
  const isOpen = status === 'forSale' || (inAdvance && !!salesStart && new Date(salesStart) <= now)
  if (isOpen) return stageStatus === 'moveInReady' ? 'moveInReady' : 'forSale'
  return inAdvance && window ? 'preselling' : status
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
