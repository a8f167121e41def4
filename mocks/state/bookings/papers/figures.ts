import { readIdentityNumber } from '../../../catalogue/identity/identity-number.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Site } from '#src/sites/site.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'
import type { Booking } from '../booking.ts'
import { minDownPayment } from '../rules/money.ts'
import { withdrawableUntil } from '../rules/withdrawal.ts'
import { planFromBooking } from '../../purchase/plan.ts'
import { dayIn } from '../../today.ts'

/** What an agreement states, written as the readers of a site write it. */
export type Figures = Readonly<{
  seller: string
  /** Name and number, the last digits hidden. */
  buyers: readonly string[]
  home: string
  address: string
  rooms: string
  area: string
  floor: string | undefined
  price: string
  totalPrice: string
  sharedDebt: string | undefined
  monthlyFee: string
  /** The booking fee, and whether it is paid online before the agreement stands. */
  fee: string
  paysOnline: boolean
  minDownPayment: string
  downPayment: string | undefined
  loan: string | undefined
  entryDate: string
  /** The last day of the right to withdraw, as if signed at the time given. */
  withdrawUntil: string
  signedOn: string | undefined
}>

type Parts = Readonly<{ booking: Booking; home: Home; stage: Stage; site: Site }>

/** The figures of a booking; one that is unsigned is dated as if it were signed at `now`, in milliseconds. */
export function figuresOf({ booking, home, stage, site }: Parts, now: number): Figures {
  const { price = 0, totalPrice = price } = home
  const { financing, signedAt } = booking
  const money = (amount: number) => moneyOf(amount, site)
  const day = (at: number) => dateOf(dayIn(site.timeZone, at), site)
  const signedDay = dayIn(site.timeZone, signedAt ?? now)
  // the right ends at midnight: its last day is the one before
  const lastMoment = withdrawableUntil(signedAt ?? now, site) - 1
  return {
    seller: site.name,
    buyers: booking.buyers.map(
      ({ firstName, lastName, ssn }) => `${firstName} ${lastName}, ${masked(ssn, site, now)}`,
    ),
    home: `${home.stageName}, ${home.objectNumber}`,
    address: `${home.address}, ${home.postalCode} ${home.city}`,
    rooms: withNumber(site.formats.rooms, home.rooms, site),
    area: withNumber(site.formats.area, home.livingArea, site),
    floor: home.residenceType === 'apartment' ? String(home.floor) : undefined,
    price: money(price),
    totalPrice: money(totalPrice),
    sharedDebt: home.sharedDebt > 0 ? money(home.sharedDebt) : undefined,
    monthlyFee: money(home.monthlyFee),
    fee: money(stage.bookingFee),
    paysOnline: booking.fee > 0,
    minDownPayment: money(minDownPayment(home)),
    downPayment: financing && money(financing.downPayment),
    loan: financing && money(financing.loan),
    entryDate: dateOf(planFromBooking(signedDay, home.entryDate).moveIn, site),
    withdrawUntil: day(lastMoment),
    signedOn: signedAt === undefined ? undefined : day(signedAt),
  }
}

/** An amount as the site writes it: `25 000 kr`. */
export const moneyOf = (amount: number, site: Site): string => withNumber(site.formats.price, amount, site)

/** A day as the site writes it: `2026-12-04`, `4.12.2026`. */
export function dateOf(day: string, { formats }: Site): string {
  return formats.date === 'yyyy-MM-dd' ? day : day.split('-').toReversed().join('.')
}

function withNumber(pattern: string, number: number, { locale }: Site): string {
  return pattern.replace('{n}', new Intl.NumberFormat(locale).format(number))
}

/** The birthday part of a number: the rest is never shown. */
function masked(ssn: string, { key, timeZone }: Site, now: number): string {
  const read = readIdentityNumber(ssn, countryOf(key), dayIn(timeZone, now))
  const birthday = read.ok ? read.identity.value.slice(0, countryOf(key) === 'se' ? 8 : 6) : ''
  return `${birthday}-****`
}
