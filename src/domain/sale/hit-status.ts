import type { SearchHit } from '#src/api/residence.ts'

/** What the status says: a text of the card's messages and a dot. `salesStart` says when. */
export type HitStatus = { tone: SaleTone; text: StatusText; salesStart?: Date }

/** How far a sale has come, which has a colour of its own. */
type SaleTone = 'forsale' | 'reserved' | 'booked' | 'sold' | 'vip'

type StatusText = SearchHit['status'] | 'vipNow' | 'fewLeft' | 'salesStart'

/** Up to so many homes left, a project says so. */
const few = 3

const tones: Record<SearchHit['status'], SaleTone> = {
  planned: 'booked',
  vip: 'vip',
  preselling: 'booked',
  forSale: 'forsale',
  moveInReady: 'forsale',
  succession: 'forsale',
  showingApartment: 'forsale',
  reserved: 'reserved',
  booked: 'booked',
  sold: 'sold',
  soldOut: 'sold',
  notAvailable: 'sold',
  reference: 'sold',
}

/** Where a home or project stands at a moment, in the words that matter most to a buyer. */
export function statusOf(hit: SearchHit, now: Date): HitStatus {
  if (isVipNow(hit, now)) return { tone: 'vip', text: 'vipNow' }
  const salesStart = hit.salesStart && new Date(hit.salesStart)
  if (salesStart && salesStart > now) return { tone: 'booked', text: 'salesStart', salesStart }
  if (hit.status !== 'forSale') return { tone: tones[hit.status], text: hit.status }
  const left = hit.availableCount
  if (left !== undefined && left > 0 && left <= few) return { tone: 'reserved', text: 'fewLeft' }
  if (hit.stageStatus === 'moveInReady') return { tone: 'forsale', text: 'moveInReady' }
  return { tone: 'forsale', text: 'forSale' }
}

/** Whether VIP customers may buy it now, before others. */
export function isVipNow({ vipStart, vipEnd, status }: SearchHit, now: Date): boolean {
  const isOver = status === 'sold' || status === 'soldOut' || status === 'booked'
  return !isOver && !!vipStart && !!vipEnd && new Date(vipStart) <= now && now <= new Date(vipEnd)
}
