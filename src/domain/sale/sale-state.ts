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
  | { offer: 'nothing'; why: 'sold' | 'taken' }

/** Reads where the sale of a home stands; `isVip` is whether the visitor has priority on this site. */
export function saleState(home: Asked, { now, isVip }: { now: Date; isVip: boolean }): SaleState {
  const { clickToBuy, interestOpen, pricing, summary } = home
  const status = statusAt(summary, now)
  const fee = pricing.bookingFee
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
