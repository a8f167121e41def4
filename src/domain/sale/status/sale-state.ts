import type { ObjectContent } from '#gen/content/model.ts'
import { statusAt } from './status-at.ts'
import type { SaleStatus } from './status-at.ts'

type Asked = Pick<ObjectContent, 'clickToBuy' | 'interestOpen' | 'pricing'> & {
  summary: Pick<ObjectContent['summary'], 'status' | 'stageStatus' | 'vipStart' | 'vipEnd' | 'salesStart'>
}

/** What a visitor can do about a home now: one thing first, and until when priority lasts if it does. */
export type SaleState =
  | { offer: 'book'; fee: number | undefined }
  /** Only VIP customers may book; `isOpen` says that this visitor is one. */
  | { offer: 'priority'; isOpen: boolean; until: string | undefined; fee: number | undefined }
  | { offer: 'interest'; why: 'taken' | 'notYet' | 'byAgent' }
  | { offer: 'nothing'; why: 'sold' | 'taken' | 'own' }

/** Who looks at a home, and when: whether they have priority on this site, and whether the home is theirs already. */
type Looking = { now: Date; isVip: boolean; isOwn?: boolean }

/** Reads where the sale of a home stands for whoever looks at it. */
export function saleState(home: Asked, { now, isVip, isOwn = false }: Looking): SaleState {
  const { clickToBuy, interestOpen, pricing, summary } = home
  const status = statusAt(summary, now)
  const fee = pricing.bookingFee
  if (isOwn) return { offer: 'nothing', why: 'own' }
  if (status === 'sold' || status === 'soldOut') return { offer: 'nothing', why: 'sold' }
  if (clickToBuy && status === 'vip') return { offer: 'priority', isOpen: isVip, until: summary.vipEnd, fee }
  if (clickToBuy && (status === 'forSale' || status === 'moveInReady')) return { offer: 'book', fee }
  const why = status === 'reserved' || status === 'booked' ? 'taken' : notForSale(status)
  if (interestOpen) return { offer: 'interest', why }
  return { offer: 'nothing', why: 'taken' }
}

function notForSale(status: SaleStatus): 'notYet' | 'byAgent' {
  return notYet.has(status) ? 'notYet' : 'byAgent'
}

const notYet: ReadonlySet<SaleStatus> = new Set(['planned', 'vip', 'preselling', 'notAvailable'])
