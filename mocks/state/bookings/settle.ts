import type { Catalogue } from '../../catalogue/catalogue.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { EidOrders } from '../eid/eid-orders.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import type { KeptPayment } from '../payments/payment.ts'
import type { ProviderPayments } from '../payments/provider-payments.ts'
import { markOverPaid, noteOngoing, putOnAccount } from './account-effects.ts'
import { type Booking, type Hold, isOngoing, isSecured, pricedAt } from './booking.ts'
import type { BookedHome } from './papers/documents.ts'
import { sendBookingLetter } from './papers/letters.ts'
import { homeAt } from './sale/lowerings.ts'
import type { BookingRecords } from './records.ts'

/** What bookings touch. */
export type BookingContext = Readonly<{
  records: BookingRecords
  catalogue: Catalogue
  accounts: Accounts
  eid: EidOrders
  payments: ProviderPayments
  mailbox: Mailbox
}>

/** Something that time has brought about; what favours the buyer comes first at the same moment. */
type Event =
  | { at: number; order: 0; kind: 'signed'; booking: Booking }
  | { at: number; order: 1; kind: 'arrived'; booking: Booking; payment: KeptPayment }
  | { at: number; order: 2; kind: 'expired'; hold: Hold }

/**
 * Does all that has become due by `now`, in milliseconds, in the order in which it became due: signatures, money that
 * arrives, holds that run out. Done again it does nothing.
 */
export function settleBookings(context: BookingContext, now: number): void {
  for (let due = nextDue(context, now); due; due = nextDue(context, now)) {
    if (due.kind === 'signed') sign(context, due.booking, due.at)
    else if (due.kind === 'arrived') receive(context, due.booking, due.payment, due.at)
    else endHold(context, due.hold.homeId, due.at, 'expired')
  }
}

function nextDue({ records, eid, payments }: BookingContext, now: number): Event | undefined {
  const events: Event[] = []
  const bookings = records.all()
  for (const booking of bookings) {
    if (!booking.signing || booking.signedAt !== undefined || !isOngoing(booking)) continue
    const order = eid.bySession(booking.signing)
    if (order?.state === 'complete') {
      events.push({ at: order.endedAt ?? now, order: 0, kind: 'signed', booking })
    }
  }
  for (const { payment, at } of payments.arrived()) {
    const booking = bookings.find(({ contractId }) => contractId === payment.contractId)
    if (!booking || booking.received.some(({ paymentId }) => paymentId === payment.paymentId)) continue
    events.push({ at, order: 1, kind: 'arrived', booking, payment })
  }
  for (const hold of records.holds()) {
    if (hold.expiresAt <= now) events.push({ at: hold.expiresAt, order: 2, kind: 'expired', hold })
  }
  return events.sort((a, b) => a.at - b.at || a.order - b.order)[0]
}

function sign(context: BookingContext, booking: Booking, at: number): void {
  const signed = context.records.change(booking, { signedAt: at })
  if (isSecured(signed)) secure(context, signed, at)
}

/** Money for a booking that stands or waits for it; for one that has ended, the home or the money goes to the buyer. */
function receive(context: BookingContext, booking: Booking, payment: KeptPayment, at: number): void {
  const { records, accounts, mailbox } = context
  const { paymentId, amount } = payment
  const received = [...booking.received, { paymentId, amount, at }]
  if (booking.ended && !canRevive(context, booking)) {
    const returned = records.change(booking, {
      received,
      refunds: [...booking.refunds, { amount, at }],
    })
    sendBookingLetter(mailbox, 'paidTooLate', bookedHomeOf(context, returned), at, amount)
    return
  }
  if (booking.paidAt !== undefined) {
    const paid = records.change(booking, { received })
    markOverPaid(accounts, paid)
    sendBookingLetter(mailbox, 'paidTwice', bookedHomeOf(context, paid), at, amount)
    return
  }
  secure(context, records.change(booking, { received, paidAt: at, ended: undefined }), at)
}

/** Whether a booking whose hold ran out can still have its home: nobody else has taken it meanwhile. */
function canRevive({ records }: BookingContext, { ended, homeId }: Booking): boolean {
  if (ended?.why !== 'expired' || records.holdOn(homeId)) return false
  return !records.all().some((other) => other.homeId === homeId && !other.ended)
}

/** The booking holds from now on, whatever becomes of the hold. */
function secure(context: BookingContext, booking: Booking, at: number): void {
  const { records, accounts, catalogue, mailbox } = context
  const booked = bookedHomeOf(context, booking)
  records.dropHold(booking.homeId)
  putOnAccount(accounts, catalogue, booked)
  noteOngoingOf(context, booking.userId)
  sendBookingLetter(mailbox, 'booked', booked, at)
}

/** Ends the hold on a home, and the booking that it kept up: the home is free again. */
export function endHold(context: BookingContext, homeId: string, at: number, why: 'expired' | 'left'): void {
  const { records } = context
  const hold = records.holdOn(homeId)
  records.dropHold(homeId)
  for (const booking of records.all()) {
    if (booking.homeId === homeId && isOngoing(booking)) endBooking(context, booking, at, why)
  }
  if (hold?.userId) noteOngoingOf(context, hold.userId)
}

/** Ends a booking that is not secured; a signing that runs is cancelled. */
export function endBooking(
  context: BookingContext,
  booking: Booking,
  at: number,
  why: 'expired' | 'left' | 'replaced',
): void {
  const { records, eid } = context
  const order = booking.signing ? eid.bySession(booking.signing) : undefined
  if (order?.state === 'pending') eid.fail(order, order.idType === 'bank_id' ? 'cancelled' : 'cancel')
  records.change(booking, { ended: { at, why } })
  noteOngoingOf(context, booking.userId)
}

/** Lets the account of a buyer tell of the purchase that is under way now. */
export function noteOngoingOf({ records, accounts, catalogue }: BookingContext, userId: string): void {
  const own = records.all().filter((booking) => booking.userId === userId)
  noteOngoing(accounts, catalogue, userId, own)
}

/** A booking with its home at the price that was agreed on, its stage and its site. */
export function bookedHomeOf({ catalogue }: BookingContext, booking: Booking): BookedHome {
  const home = catalogue.home(booking.homeId)
  const stage = home && catalogue.stage(home.stageId)
  if (!home || !stage) throw new Error(`No home ${booking.homeId}`)
  return { booking, home: homeAt(catalogue, home, pricedAt(booking)), stage, site: siteOf(booking.site) }
}
