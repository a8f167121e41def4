import type { components } from '#gen/buyresidence/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { type Preparation, preparationAt } from './preparation.ts'

type Schemas = components['schemas']

export type Buyer = Schemas['Buyer']
export type BookingState = Schemas['BookingStatus'] | 'preparing'

/** A home that a browser holds, and the person who was logged in there; times in milliseconds. */
export type Hold = {
  homeId: string
  /** What the cookie of the browser proves; absent when the hold is known by its person alone. */
  token?: string
  userId?: string
  heldAt: number
  expiresAt: number
}

/** Why a booking came to nothing. */
type Ending = 'expired' | 'left' | 'replaced' | 'withdrawn'

/** Money that arrived, or went back, in whole units of the currency. */
type Received = { paymentId: string; amount: number; at: number }
type Refund = { amount: number; at: number }

/** One booking as it is kept: plain data, times in milliseconds. */
export type Booking = Preparation &
  Pick<
    Schemas['StartBookingRequest'],
    'buyers' | 'financing' | 'choices' | 'accomodation' | 'acceptedDocumentIds'
  > & {
    id: string
    /** What its start answered with. */
    startId: string
    contractId: string
    homeId: string
    site: SiteKey
    userId: string
    /** When the home was taken: the price of that moment holds. Worlds from before it was kept have the start for it. */
    pricedAt?: number
    /** What has to be paid before the booking stands; 0 where nothing is paid online. */
    fee: number
    /** The session of the last signing. */
    signing?: string
    signedAt?: number
    /** The number that its payments go under. */
    paymentNumber?: string
    paidAt?: number
    completedAt?: number
    ended?: { at: number; why: Ending }
    received: Received[]
    refunds: Refund[]
  }

/** How far a booking has come at `now`, in milliseconds. */
export function stateOf(booking: Booking, now: number): BookingState {
  const { ended, completedAt, paidAt, signedAt } = booking
  if (ended) return ended.why === 'withdrawn' ? 'withdrawn' : 'cancelled'
  if (completedAt !== undefined) return 'completed'
  if (paidAt !== undefined) return 'paid'
  if (signedAt !== undefined) return 'signed'
  return preparationAt(booking, now).state
}

/** Whether it holds whatever happens to the hold: signed, and paid where there is something to pay. */
export function isSecured({ ended, signedAt, paidAt, fee }: Booking): boolean {
  return !ended && signedAt !== undefined && (paidAt !== undefined || fee === 0)
}

/** The moment, in milliseconds, whose price a booking is about. */
export const pricedAt = (booking: Booking): number => booking.pricedAt ?? booking.startedAt

/** Whether it is on its way: neither secured nor at an end. */
export const isOngoing = (booking: Booking): boolean => !booking.ended && !isSecured(booking)

/** What the seller has of the buyer's money. */
export function balanceOf({ received, refunds }: Pick<Booking, 'received' | 'refunds'>): number {
  return sum(received) - sum(refunds)
}

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0)
