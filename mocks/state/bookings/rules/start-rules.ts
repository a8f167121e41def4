import type { Site } from '#src/sites/site.ts'
import { readIdentityNumber } from '../../../catalogue/identity/identity-number.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import type { Account } from '../../accounts/account.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import { isSameNumber } from '../../eid/test-number.ts'
import type { Buyer } from '../booking.ts'
import type { components } from '#gen/buyresidence/types.ts'
import { isOfAge } from './may-book.ts'
import { maxPriceSum, minDownPayment, minPriceSum } from './money.ts'

type StartRequest = components['schemas']['StartBookingRequest']

/** A rule that a start breaks, where, and the bound where there is one. */
export type BrokenRule =
  | { code: 'cannotBook' }
  | {
      code:
        | 'uniqueSocial'
        | 'uniqueEmail'
        | 'emailInUse'
        | 'downPaymentTooLow'
        | 'priceSumToHigh'
        | 'unprocessable'
      pointer: string
      /** The message that fits the place, where it is another than the code. */
      rule?: string
      limit?: number
    }

type Context = Readonly<{
  site: Site
  home: Home
  account: Account
  /** `2026-11-20` */
  today: string
  accounts: Pick<Accounts, 'byPersonalNumber' | 'isEmailTaken'>
}>

/** The first rule that a start of a booking breaks (V-052 to V-057); undefined when it breaks none. */
export function brokenRule(request: StartRequest, context: Context): BrokenRule | undefined {
  return brokenByBuyers(request.buyers, context) ?? brokenByMoney(request, context)
}

function brokenByBuyers(buyers: readonly Buyer[], context: Context): BrokenRule | undefined {
  const [first, second] = buyers
  if (first && second && isSameNumber(first.ssn, second.ssn))
    return { code: 'uniqueSocial', pointer: '/buyers/1/ssn' }
  if (first && first.email.toLowerCase() === second?.email.toLowerCase())
    return { code: 'uniqueEmail', pointer: '/buyers/1/email' }
  for (const [index, buyer] of buyers.entries()) {
    const broken = brokenByBuyer(buyer, `/buyers/${index}`, context)
    if (broken) return broken
  }
  return first && isSameNumber(first.ssn, context.account.securityNumber ?? '')
    ? undefined
    : { code: 'unprocessable', pointer: '/buyers/0/ssn', rule: 'userssnnomatch' }
}

function brokenByBuyer({ ssn, email }: Buyer, pointer: string, context: Context): BrokenRule | undefined {
  const { site, today, accounts } = context
  const read = readIdentityNumber(ssn, countryOf(site.key), today)
  if (!read.ok) {
    const rule = read.error === 'format' ? 'pnrFormat' : 'pnrControl'
    return { code: 'unprocessable', pointer: `${pointer}/ssn`, rule }
  }
  const known = accounts.byPersonalNumber(ssn)
  if (accounts.isEmailTaken(email, known?.id)) return { code: 'emailInUse', pointer: `${pointer}/email` }
  const birthDate = known?.birthDate ?? read.identity.birthDate
  return known?.deceased || !isOfAge(birthDate, today) ? { code: 'cannotBook' } : undefined
}

function brokenByMoney(
  { financing, accomodation }: StartRequest,
  { site, home }: Context,
): BrokenRule | undefined {
  const { bookingVariant } = site
  if (!financing && bookingVariant !== 'two')
    return { code: 'unprocessable', pointer: '/financing', rule: 'required' }
  if (!accomodation && bookingVariant === 'three')
    return { code: 'unprocessable', pointer: '/accomodation', rule: 'required' }
  if (!financing) return undefined
  const { downPayment, loan } = financing
  const least = minDownPayment(home)
  if (downPayment < least)
    return { code: 'downPaymentTooLow', pointer: '/financing/downPayment', limit: least }
  const most = maxPriceSum(home)
  if (downPayment + loan > most) return { code: 'priceSumToHigh', pointer: '/financing/loan', limit: most }
  const price = minPriceSum(home)
  return downPayment + loan < price
    ? { code: 'unprocessable', pointer: '/financing/loan', rule: 'priceSumToLow', limit: price }
    : undefined
}
