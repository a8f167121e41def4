import type { SearchHit } from '#src/api/homes/residence.ts'
import { statusAt, vipWindowAt } from './status-at.ts'
import type { SaleStatus } from './status-at.ts'

/** What the status says: a text of the search's messages and a dot. `salesStart` says when. */
export type HitStatus = { tone: SaleTone; text: StatusText; salesStart?: Date }

/** How far a sale has come, which has a colour of its own. */
type SaleTone = 'forsale' | 'reserved' | 'booked' | 'sold' | 'vip'

type StatusText = SaleStatus | 'fewLeft' | 'salesStart'

/** Up to so many homes left, a project says so. */
const few = 3

const tones: Record<SaleStatus, SaleTone> = {
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
  const status = statusAt(hit, now)
  const plain = { tone: tones[status], text: status }
  if (hit.type === 'object') return plain
  const salesStart = hit.salesStart && new Date(hit.salesStart)
  const waits = status === 'planned' || status === 'preselling'
  if (waits && salesStart && salesStart > now) return { tone: 'booked', text: 'salesStart', salesStart }
  const left = hit.availableCount ?? 0
  return status === 'forSale' && left > 0 && left <= few ? { tone: 'reserved', text: 'fewLeft' } : plain
}

/** For so many days a home is new. */
const newForMs = 14 * 86_400_000

/** Whether a home came on the market in the last days. */
export const isNew = ({ publishedAt }: SearchHit, now: Date): boolean =>
  publishedAt !== undefined && now.getTime() - Date.parse(publishedAt) < newForMs

/** Whether VIP customers may buy it now, before others: the home itself, or some of the homes of a project. */
export function hasPriority(hit: SearchHit, now: Date): boolean {
  if (hit.type === 'object') return statusAt(hit, now) === 'vip'
  return !closed.has(hit.status) && vipWindowAt(hit, now) === 'open'
}

/** Of these nobody may buy anything, whatever their window. */
const closed: ReadonlySet<SaleStatus> = new Set(['planned', 'sold', 'soldOut', 'succession', 'reference'])
