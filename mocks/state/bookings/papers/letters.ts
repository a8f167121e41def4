import type { Site } from '#src/sites/site.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'
import type { Mailbox } from '../../mailbox/mailbox.ts'
import type { Booking } from '../booking.ts'
import { figuresOf, moneyOf } from './figures.ts'
import { wordsOf } from './words/by-site.ts'

type Parts = Readonly<{ booking: Booking; home: Home; stage: Stage; site: Site }>
type Kind = 'booked' | 'withdrawn' | 'paidTooLate' | 'paidTwice'

/** Writes to the first buyer of a booking; `amount` is what goes back or is too much. `at` in milliseconds. */
export function sendBookingLetter(mailbox: Mailbox, kind: Kind, parts: Parts, at: number, amount = 0): void {
  const { booking, site } = parts
  const [buyer] = booking.buyers
  if (!buyer) return
  const { subject, text } = wordsOf(site).letters[kind](figuresOf(parts, at), moneyOf(amount, site))
  const url = `${site.paths.booking ?? '/'}?bookingId=${booking.id}`
  mailbox.send({
    to: buyer.email,
    siteKey: site.key,
    locale: site.wireLocale,
    subject,
    text,
    links: [{ purpose: 'viewBooking', url, expiresAt: null, usedAt: null }],
  })
}
