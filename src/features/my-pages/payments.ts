import type { Payment, PaymentStatus } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'

/** Whether a payment waits to be made: not paid, or sent but not in; a first reminder where the site says so (S-079). */
export function isActive(site: Site, status: PaymentStatus): boolean {
  if (status === 'Reminder1') return site.capabilities.reminderIsActive
  return status === 'NotPaid' || status === 'NotPaidSent'
}

/** Whether nothing has ever been paid on the site, so that a fee is the first (S-080). */
export function isFirstTime(site: Site, payments: readonly Payment[]): boolean {
  return !payments.some(
    (one) => one.site === site.key && (one.status === 'Paid' || one.status === 'OverPaid'),
  )
}

/** What the overview asks to be paid next: a part of the home, otherwise a VIP fee of the site. */
export type NextPayment =
  | { kind: 'home'; notice: PaymentNotice }
  | { kind: 'vip'; isFirst: boolean; amount?: number; dueDate?: string }

export function nextPaymentOf(
  site: Site,
  notice: PaymentNotice | undefined,
  payments: readonly Payment[],
): NextPayment | undefined {
  if (notice && isActive(site, notice.status)) return { kind: 'home', notice }
  const fee = payments.find((one) => one.site === site.key && isActive(site, one.status))
  return (
    fee && { kind: 'vip', isFirst: isFirstTime(site, payments), amount: fee.amount, dueDate: fee.dueDate }
  )
}
