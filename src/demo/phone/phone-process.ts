import type { EidFailure, EidOrder } from '../control.ts'

/** How the phone misbehaves on purpose once its code is typed. */
export const mishaps = ['none', 'wrongCode', 'blocked', 'inProgress', 'oldApp', 'stopped', 'silent'] as const
export type Mishap = (typeof mishaps)[number]

/** How an order came to its end, as its user is told. */
export type Ending = 'approved' | 'cancelled' | 'blocked' | 'wrongPerson' | 'late' | 'failed'

export type OpeningProblem = 'unreadable' | 'notFound' | 'gone' | 'network'

/** What the phone shows. */
export type PhoneView =
  | { at: 'home'; problem?: OpeningProblem }
  | { at: 'scan'; problem?: OpeningProblem }
  | { at: 'ask'; order: EidOrder }
  | { at: 'who'; order: EidOrder; refused?: boolean }
  | { at: 'code'; order: EidOrder; wrong: number }
  | { at: 'end'; order: EidOrder; ending: Ending }

/** So many wrong codes block an e-ID. */
export const triesAllowed = 3

const failures: Record<Exclude<Mishap, 'none' | 'wrongCode'>, EidFailure> = {
  blocked: 'certificateErr',
  inProgress: 'alreadyInProgress',
  oldApp: 'notSupportedByUserApp',
  stopped: 'transactionRiskBlocked',
  silent: 'expiredTransaction',
}

/** What a typed code leads to: an approval, another try, or a failure. Any six digits are right unless told. */
export function afterCode(
  mishap: Mishap,
  wrong: number,
): { does: 'approve' } | { does: 'again'; wrong: number } | { does: 'fail'; hintCode: EidFailure } {
  if (mishap === 'none') return { does: 'approve' }
  if (mishap !== 'wrongCode') return { does: 'fail', hintCode: failures[mishap] }
  if (wrong + 1 < triesAllowed) return { does: 'again', wrong: wrong + 1 }
  return { does: 'fail', hintCode: 'certificateErr' }
}

/** How an order ended; undefined while it waits. */
export function endingOf({ state, hintCode }: EidOrder): Ending | undefined {
  if (state === 'pending') return undefined
  if (state === 'complete') return 'approved'
  switch (hintCode) {
    case 'userCancel':
    case 'cancelled':
      return 'cancelled'
    case 'certificateErr':
      return 'blocked'
    case 'ssnnomatch':
      return 'wrongPerson'
    case 'expiredTransaction':
    case 'startFailed':
      return 'late'
    default:
      return 'failed'
  }
}

/** The view once the orders have been read anew: one that ended elsewhere, or is no longer there, has ended here. */
export function followed(view: PhoneView, orders: readonly EidOrder[]): PhoneView {
  if (view.at === 'home' || view.at === 'scan' || view.at === 'end') return view
  const order = orders.find(({ orderRef }) => orderRef === view.order.orderRef)
  if (!order) return { at: 'end', order: view.order, ending: 'late' }
  const ending = endingOf(order)
  return ending ? { at: 'end', order, ending } : { ...view, order }
}
