import { isSameNumber } from './test-number.ts'

/** What an identification is for (E-029), or a contract to sign. */
export type EidFlow = 'login' | 'boardLogin' | 'register' | 'update' | 'booking' | 'sign'

export type PendingHint = 'outstandingTransaction' | 'userSign'

/** One identification as it is kept: plain data, times in milliseconds. */
export type EidOrder = {
  orderRef: string
  /** The session the portal polls with; also the poolingId of the return address. */
  session: string
  idType: 'bank_id' | 'eident' | 'signicat'
  flow: EidFlow
  siteKey: string
  returnUrl: string
  device: 'computer' | 'mobile'
  /** When the portal asked; the wait as a whole counts from here. */
  startedAt: number
  /** When the running order began; an order nobody scanned is renewed without telling. */
  renewedAt: number
  autoStartToken: string
  qrStartToken: string
  qrStartSecret: string
  /** Tokens of the orders that nobody picked up. */
  spent: string[]
  state: 'pending' | 'complete' | 'failed'
  /** Set once the app has picked the order up. */
  scannedAt?: number
  /** The number of the one person who may approve, where the flow demands somebody certain. */
  requiredNumber?: string
  /** The person who approved, by number. */
  personalNumber?: string
  endedAt?: number
  failure?: string
  /** Given once in the redirect flows, taken once by the status call. */
  code?: string
  /** Who approves when nobody does, and when. */
  automatic?: { personalNumber: string; at: number }
  /** The result has been handed out; it is given only once. */
  collected?: boolean
}

/** An order that nobody picks up ends after this long, and a new one takes its place while the wait lasts. */
export const pickUpMs = 30_000
/** The wait as a whole, and the time to finish once the app has the order. */
export const waitMs = 180_000

/** Moves an order to where it stands at `now`: picked up, approved by itself, renewed or failed. */
export function settle(order: EidOrder, now: number, renew: (order: EidOrder) => void): void {
  if (order.state !== 'pending') return
  const { automatic } = order
  if (automatic && now >= automatic.at) return complete(order, automatic.personalNumber, automatic.at)
  if (automatic && now >= (order.startedAt + automatic.at) / 2)
    order.scannedAt ??= (order.startedAt + automatic.at) / 2
  if (order.scannedAt !== undefined) {
    if (now >= order.scannedAt + waitMs) fail(order, 'expiredTransaction', order.scannedAt + waitMs)
    return
  }
  const app = order.idType === 'bank_id'
  if (now >= order.startedAt + waitMs)
    return fail(order, app ? 'startFailed' : 'timeout', order.startedAt + waitMs)
  if (!app) return
  while (now >= order.renewedAt + pickUpMs) {
    order.renewedAt += pickUpMs
    renew(order)
  }
}

/** The person with this number has approved; where somebody else was demanded, the order fails. */
export function complete(order: EidOrder, personalNumber: string, at: number): void {
  const { requiredNumber } = order
  if (requiredNumber && !isSameNumber(requiredNumber, personalNumber)) return fail(order, 'ssnnomatch', at)
  Object.assign(order, { state: 'complete', personalNumber, endedAt: at })
}

/** The order has ended without an approval. */
export function fail(order: EidOrder, failure: string, at: number): void {
  Object.assign(order, { state: 'failed', failure, endedAt: at })
}

/** How far a pending order has come, as BankID's hint codes say it. */
export const pendingHint = ({ scannedAt }: EidOrder): PendingHint =>
  scannedAt === undefined ? 'outstandingTransaction' : 'userSign'
