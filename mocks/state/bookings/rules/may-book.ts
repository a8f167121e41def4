import type { SiteKey } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { readIdentityNumber } from '../../../catalogue/identity/identity-number.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Account } from '../../accounts/account.ts'
import { isAdult } from '../../accounts/person/age.ts'
import { isProtected } from '../../accounts/person/persona-of.ts'
import { isRunning } from '../../accounts/vip/vip.ts'
import { type Booking, isOngoing, isSecured } from '../booking.ts'
import type { OnSale } from '../sale/on-sale.ts'

/** Why somebody may not book; the portal is told no more than that. */
export type Refusal =
  | 'underAge'
  | 'deceased'
  | 'protectedIdentity'
  | 'notIdentified'
  | 'notOnSale'
  | 'vipOnly'
  | 'ongoingBooking'
  | 'oneInProject'
  | 'twoInAll'

/** Homes that one person can have booked at a time. */
const maxHomes = 2

/** What speaks against a person booking anything on a day; undefined when nothing does. */
export function personRefusal(catalogue: Catalogue, account: Account, today: string): Refusal | undefined {
  if (account.deceased) return 'deceased'
  if (isProtected(catalogue, account.id)) return 'protectedIdentity'
  if (!account.securityNumber) return 'notIdentified'
  return isOfAge(birthDateOf(account, today), today) ? undefined : 'underAge'
}

/** Whether a buyer with this birthday is of age; an unknown one is not. */
export const isOfAge = (birthDate: string | undefined, today: string): boolean =>
  birthDate !== undefined && isAdult(birthDate, today)

/**
 * Whether VIP on a site lets somebody in before others: a membership that runs, and whose fee, the latest one of the site,
 * is paid or stood for by a code. What was paid for a membership that has ended opens no other.
 */
export function isPaidVip({ vipMemberships, payments }: Account, site: SiteKey, today: string): boolean {
  const runs = vipMemberships.some((one) => one.site === site && isRunning(one, today))
  const fee = payments.findLast((one) => one.site === site)
  const isSettled = fee && (fee.payedWithCode || fee.status === 'Paid' || fee.status === 'OverPaid')
  return runs && isSettled === true
}

/** What speaks against a sale to somebody: it is not open, or open to VIP only. */
export function saleRefusal(onSale: OnSale, isVip: boolean): Refusal | undefined {
  if (onSale === 'nobody') return 'notOnSale'
  return onSale === 'vip' && !isVip ? 'vipOnly' : undefined
}

/**
 * What a person's other bookings say: one at a time may be on its way, one home of a project can be booked, and two in
 * all. `inProject` tells whether a home belongs to the project asked about; what `goesOn` is the very thing asked about.
 */
export function limitRefusal(
  own: readonly Booking[],
  inProject: (homeId: string) => boolean,
  goesOn: (homeId: string) => boolean,
): Refusal | undefined {
  const others = own.filter(({ homeId }) => !goesOn(homeId))
  if (others.some(isOngoing)) return 'ongoingBooking'
  const secured = others.filter(isSecured)
  if (secured.some(({ homeId }) => inProject(homeId))) return 'oneInProject'
  return secured.length >= maxHomes ? 'twoInAll' : undefined
}

function birthDateOf({ birthDate, securityNumber = '', site }: Account, today: string): string | undefined {
  const read = readIdentityNumber(securityNumber, countryOf(site), today)
  return birthDate ?? (read.ok ? read.identity.birthDate : undefined)
}
