import type { Catalogue } from '../../catalogue/catalogue.ts'
import { addDays, moment } from '../../catalogue/dates.ts'
import type { Persona } from '../../catalogue/people/persona.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Booking, Buyer, Hold } from './booking.ts'
import { feeNow } from './rules/money.ts'
import { memoize } from '../../catalogue/lib/memoize.ts'

/** What is on its way before anybody has done anything: by home, and by booking. */
export type SeededBookings = Readonly<{
  holds: Readonly<Record<string, Hold>>
  bookings: Readonly<Record<string, Booking>>
}>

/** How long a booking that a world begins with waits for its next step: a course lasts a week. */
const waitDays = 7

/** The holds and bookings of the personas who are in the middle of one. Made once a catalogue. */
export const seededBookings = memoize((catalogue: Catalogue): SeededBookings => {
  const holds: Record<string, Hold> = {}
  const bookings: Record<string, Booking> = {}
  const before = addDays(catalogue.referenceDate, -1)
  const expiresAt = Date.parse(moment(addDays(catalogue.referenceDate, waitDays), 21))
  for (const persona of catalogue.personas) {
    const ongoing = persona.account?.ongoingBooking
    if (!persona.account || !ongoing) continue
    const { homeId, step } = ongoing
    const heldAt = Date.parse(moment(before, 17))
    holds[homeId] = { homeId, userId: persona.account.userId, heldAt, expiresAt }
    if (step === 'financing') continue
    const booking = bookingOf(catalogue, persona, homeId, heldAt + 600_000)
    const signed =
      step === 'payment' ? { signedAt: heldAt + 900_000, paymentNumber: `pay-${persona.id}` } : {}
    bookings[booking.id] = { ...booking, ...signed }
  }
  return { holds, bookings }
})

function bookingOf(catalogue: Catalogue, persona: Persona, homeId: string, startedAt: number): Booking {
  const home = catalogue.home(homeId)
  const stage = home && catalogue.stage(home.stageId)
  return {
    id: `book-${persona.id}`,
    startId: `start-${persona.id}`,
    contractId: `con-${persona.id}`,
    homeId,
    site: persona.site,
    userId: persona.account?.userId ?? '',
    buyers: [buyerOf(persona)],
    fee: stage ? feeNow(stage, siteOf(persona.site)) : 0,
    startedAt,
    pace: 1,
    received: [],
    refunds: [],
  }
}

function buyerOf({ firstName, lastName, logins, account }: Persona): Buyer {
  const { email = '', phoneNumber = '', address = '', postalCode = '', city = '' } = account ?? {}
  const ssn = logins.eid?.personalNumber ?? ''
  return { firstName, lastName, ssn, email, phoneNumber, address, postalCode, city }
}
