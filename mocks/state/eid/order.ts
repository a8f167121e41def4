import type { components } from '#gen/account_service/types.ts'
import { isSameNumber } from './test-number.ts'

/** What an identification is for (E-029), or a contract to sign. */
export type EidFlow = 'login' | 'boardLogin' | 'register' | 'update' | 'booking' | 'sign'

export type PendingHint = 'outstandingTransaction' | 'started' | 'userSign'

/** What only the service that started an order knows, and the app that picks it up. */
export type OrderSecrets = { autoStartToken: string; qrStartToken: string; qrStartSecret: string }

/** One identification as it is kept: plain data, times in milliseconds. */
export type EidOrder = OrderSecrets & {
  orderRef: string
  /** The session the portal polls with; also the poolingId of the return address. */
  session: string
  idType: components['schemas']['IdType']
  flow: EidFlow
  siteKey: string
  returnUrl: string
  device: 'computer' | 'mobile'
  /** What is signed or approved of My Pages, and by whom. */
  document?: { userId: string; id: string }
  /** The text to identify for or to sign, where the flow brings one of its own. */
  userVisibleData?: string
  /** When the portal asked; the wait as a whole counts from here. */
  startedAt: number
  /** When the running order began; an order nobody scanned is renewed without telling. */
  renewedAt: number
  /** The order before the last renewal: a picture of its QR code may still be on its way. */
  previous?: OrderSecrets & { renewedAt: number }
  /** Tokens of the orders that nobody picked up. */
  spent: string[]
  state: 'pending' | 'complete' | 'failed'
  /** Set once the app has picked the order up. */
  scannedAt?: number
  /** A link on this device opened the app, which has yet to find an e-ID. */
  searching?: boolean
  /** The number of the one person who may approve, where the flow demands somebody certain. */
  requiredNumber?: string
  /** The person who approved, by number. */
  personalNumber?: string
  endedAt?: number
  failure?: string
  /** Given once in the redirect flows, taken once by the status call. */
  code?: string
  /** What happens when nobody acts: an approval or a failure, and when. */
  automatic?: { at: number } & ({ personalNumber: string } | { failure: string })
}

/** An order that nobody picks up ends after this long, and a new one takes its place while the wait lasts. */
export const pickUpMs = 30_000
/** The wait as a whole, and the time to finish once the app has the order. */
export const waitMs = 180_000
/** An app that a link opened looks for an e-ID until the next time the service asks: every two seconds. */
const searchMs = 2000

/** Moves an order to where it stands at `now`: picked up, ended by itself, renewed or failed. */
export function settle(order: EidOrder, now: number, renew: (order: EidOrder) => void): void {
  if (order.state !== 'pending') return
  const { automatic } = order
  if (automatic && now >= automatic.at) return endByItself(order, automatic)
  pickUpByItself(order, now)
  if (order.scannedAt !== undefined) {
    if (now >= order.scannedAt + searchMs) delete order.searching
    if (now >= order.scannedAt + waitMs) fail(order, 'expiredTransaction', order.scannedAt + waitMs)
    return
  }
  const app = order.idType === 'bank_id'
  if (now >= order.startedAt + waitMs)
    return fail(order, app ? 'startFailed' : 'timeout', order.startedAt + waitMs)
  if (!app) return
  while (now >= order.renewedAt + pickUpMs) {
    renew(order)
    order.renewedAt += pickUpMs
  }
}

/** Halfway to its end by itself an order is in the app, unless the end is that no app was started. */
function pickUpByItself(order: EidOrder, now: number): void {
  const { automatic, startedAt } = order
  if (!automatic || ('failure' in automatic && automatic.failure === 'startFailed')) return
  const halfway = (startedAt + automatic.at) / 2
  if (now >= halfway) order.scannedAt ??= halfway
}

function endByItself(order: EidOrder, automatic: NonNullable<EidOrder['automatic']>): void {
  if ('failure' in automatic) fail(order, automatic.failure, automatic.at)
  else complete(order, automatic.personalNumber, automatic.at)
}

/** The person with this number has approved; where somebody else was demanded, the order fails. */
export function complete(order: EidOrder, personalNumber: string, at: number): void {
  const { state, requiredNumber } = order
  if (state !== 'pending') return
  if (requiredNumber && !isSameNumber(requiredNumber, personalNumber)) return fail(order, 'ssnnomatch', at)
  Object.assign(order, { state: 'complete', personalNumber, endedAt: at })
}

/** The order has ended without an approval; one that has ended already stays as it is. */
export function fail(order: EidOrder, failure: string, at: number): void {
  if (order.state !== 'pending') return
  Object.assign(order, { state: 'failed', failure, endedAt: at })
}

/** When an order ends that nobody finishes, in milliseconds. */
export const expiryOf = ({ scannedAt, startedAt }: EidOrder): number => (scannedAt ?? startedAt) + waitMs

/** How far a pending order has come, as BankID's hint codes say it. */
export function pendingHint({ scannedAt, searching }: EidOrder): PendingHint {
  if (scannedAt === undefined) return 'outstandingTransaction'
  return searching ? 'started' : 'userSign'
}

/** Who is known to be identifying, if anybody: the number typed, or the one the flow demands. */
export function expectedNumber({ automatic, requiredNumber }: EidOrder): string | undefined {
  return requiredNumber ?? (automatic && 'personalNumber' in automatic ? automatic.personalNumber : undefined)
}
