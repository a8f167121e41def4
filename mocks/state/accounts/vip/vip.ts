import type { Site } from '#src/sites/site.ts'
import { type Day, addDays, addMonths } from '../../../catalogue/dates.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import type { Account } from '../account.ts'

type Fee = Account['payments'][number]
type Membership = Pick<Account, 'vip' | 'vipSites' | 'vipMemberships' | 'payments'>

/** What VIP costs a year, in whole units. */
const prices = { SEK: 500, NOK: 500, EUR: 50 } as const
export const vipPriceOf = ({ formats: { currency } }: Site): number => prices[currency]
/** Days to pay the fee in, and days before that when the invoice is sent. */
const daysToPay = 21
const daysBeforeDue = 14

/**
 * What changes when somebody joins the VIP of a site. The membership lasts a year from today. A code pays the fee, also
 * one that was open; without a code the fee waits. Nothing changes for a member who has nothing new to say.
 */
export function joinVip(account: Account, site: Site, today: Day, code?: string): Partial<Membership> {
  const runs = account.vipMemberships.some((one) => one.site === site.key && isRunning(one, today))
  const open = account.payments.find((fee) => fee.site === site.key && isOpen(fee))
  if (runs && !(open && code)) return {}
  const paid = code ? paidByCode(site, today) : feeOf(site, today)
  const vip = { siteId: site.siteId, campaignCode: code?.toUpperCase() ?? '' }
  if (runs) return { vip, payments: account.payments.map((fee) => (fee === open ? paid : fee)) }
  const membership = { site: site.key, from: today, to: addDays(addMonths(today, 12), -1) }
  return {
    vip,
    vipSites: [...new Set([...account.vipSites, site.key])],
    vipMemberships: [...account.vipMemberships.filter((one) => one.site !== site.key), membership],
    payments: [...account.payments.filter((fee) => fee !== open), paid],
  }
}

/** The fees as they stand on a day: an open one is invoiced two weeks before it is due, and reminded of where that counts (K-072). */
export function feesOn(fees: Fee[], today: Day): Fee[] {
  const isMoved = (fee: Fee) => feeOn(fee, today) !== fee
  return fees.some(isMoved) ? fees.map((fee) => feeOn(fee, today)) : fees
}

function feeOn(fee: Fee, today: Day): Fee {
  const { status, dueDate } = fee
  if (dueDate === undefined || !isOpen(fee)) return fee
  if (today > dueDate && siteOf(fee.site).capabilities.reminderIsActive)
    return { ...fee, status: 'Reminder1' }
  if (status === 'NotPaid' && today >= addDays(dueDate, -daysBeforeDue))
    return { ...fee, status: 'NotPaidSent' }
  return fee
}

const isOpen = ({ status }: Fee): boolean => status.startsWith('NotPaid')

/** Whether a membership runs on a day. */
export const isRunning = ({ from, to }: { from?: Day; to?: Day }, day: Day): boolean =>
  (!from || from <= day) && (!to || day <= to)

/** Whether a VIP membership of any site runs on a day (`2026-11-20`). */
export function isVip({ vipMemberships }: Pick<Account, 'vipMemberships'>, day: string): boolean {
  return vipMemberships.some((membership) => isRunning(membership, day))
}

function feeOf(site: Site, today: Day): Fee {
  const { key, formats } = site
  return {
    site: key,
    status: 'NotPaid',
    payedWithCode: false,
    amount: vipPriceOf(site),
    currency: formats.currency,
    dueDate: addDays(today, daysToPay),
  }
}

function paidByCode({ key, formats: { currency } }: Site, today: Day): Fee {
  return { site: key, status: 'Paid', payedWithCode: true, amount: 0, currency, dueDate: today }
}
