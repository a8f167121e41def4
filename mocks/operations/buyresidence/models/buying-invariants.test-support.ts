import { expect } from 'vitest'
import { type Booking, balanceOf, isSecured } from '../../../state/bookings/booking.ts'
import { arrivesAt } from '../../../state/payments/payment.ts'
import type { Buying } from './buying-model.test-support.ts'

/** How far bookings got in all sequences together, so that a test knows what it has seen. */
export type Seen = Record<'paid' | 'withdrawn' | 'revived' | 'refunded' | 'overPaid' | 'expired', number>

/** What was once seen in one sequence: bookings that were paid or whose hold ran out, and ends of payments. */
export type EarlierSeen = { paid: Set<string>; expired: Set<string>; final: Map<string, string> }

export const nothingYet = (): EarlierSeen => ({ paid: new Set(), expired: new Set(), final: new Map() })

/** Holds a world against what must be true of it whatever has happened. */
export function checkWorld(buying: Buying, remembered: EarlierSeen, seen: Seen): void {
  const bookings = buying.world.bookings.list()
  checkHomes(buying, bookings)
  checkSums(buying, bookings)
  checkPaid(buying, bookings, remembered, seen)
  checkPayments(buying, remembered)
  checkAccounts(buying, bookings)
}

/** No home is booked by two, and one that nobody has is for sale. */
function checkHomes({ world: { bookings: kept, clock }, homes }: Buying, bookings: readonly Booking[]): void {
  for (const home of homes) {
    const alive = bookings.filter((one) => one.homeId === home.id && !one.ended)
    const secured = alive.filter(isSecured)
    const hold = kept.holdOn(home.id)
    expect(alive.length).toBeLessThanOrEqual(1)
    expect(hold === undefined || hold.expiresAt > clock.now()).toBe(true)
    expect(hold !== undefined && secured.length > 0).toBe(false)
    const unbooked = hold ? 'reserved' : 'forSale'
    expect(kept.statusOf(home)).toBe(secured.length > 0 ? 'booked' : unbooked)
    expect(alive.length > secured.length && !hold).toBe(false)
  }
}

/** What buyers paid, less what went back, is the fee of what is booked and nothing else. */
function checkSums({ world }: Buying, bookings: readonly Booking[]): void {
  const { providerPayments, clock } = world
  for (const booking of bookings) {
    const arrived = providerPayments
      .ofContract(booking.contractId)
      .filter((one) => (arrivesAt(one) ?? Infinity) <= clock.now())
    expect(sum(booking.received)).toBe(sum(arrived))
    const isPaid = !booking.ended && booking.paidAt !== undefined
    expect(balanceOf(booking)).toBe(isPaid ? booking.fee * booking.received.length : 0)
  }
}

/** What was paid once stays so, until its buyer withdraws. */
function checkPaid(
  { withdrawn }: Buying,
  bookings: readonly Booking[],
  { paid, expired }: EarlierSeen,
  seen: Seen,
): void {
  for (const { id, ended, paidAt, received, refunds } of bookings) {
    if (paidAt !== undefined && !paid.has(id)) {
      paid.add(id)
      seen.paid += 1
      if (expired.has(id)) seen.revived += 1
    }
    if (ended?.why === 'expired') expired.add(id)
    if (paid.has(id)) expect(ended === undefined || withdrawn.has(id)).toBe(true)
    if (withdrawn.has(id)) expect(ended?.why).toBe('withdrawn')
    if (received.length > 1 && !ended) seen.overPaid += 1
    if (refunds.length > 0 && ended?.why !== 'withdrawn') seen.refunded += 1
  }
  seen.withdrawn += withdrawn.size
  seen.expired += expired.size
}

/** A payment that is settled never changes. */
function checkPayments({ world }: Buying, { final }: EarlierSeen): void {
  for (const { paymentId, status, errorCode } of world.providerPayments.list()) {
    if (status === 'created' || status === 'unknown') continue
    const now = `${status} ${errorCode}`
    expect(final.get(paymentId) ?? now).toBe(now)
    final.set(paymentId, now)
  }
}

/** My Pages has the homes that are booked, and no others of those that are bought here. */
function checkAccounts({ world, homes, buyers }: Buying, bookings: readonly Booking[]): void {
  const ours = new Set(homes.map(({ id }) => id))
  for (const { userId } of buyers) {
    const account = world.accounts.byId(userId)
    const shown = (account?.bookings ?? []).map(({ objectId }) => objectId).filter((id) => ours.has(id))
    const own = bookings.filter((one) => one.userId === userId)
    const booked = own.filter(isSecured).map(({ homeId }) => homeId)
    expect(shown.toSorted()).toEqual(booked.toSorted())
    const ongoing = own.find((one) => !one.ended && !isSecured(one))
    expect(account?.ongoingBusiness?.bookingId).toBe(ongoing?.id)
  }
}

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0)
