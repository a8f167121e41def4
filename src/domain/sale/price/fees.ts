import type { Payment, PaymentStatus } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'

/** Whether a payment waits to be made: not paid, or sent but not in; a first reminder where the site says so (S-079). */
export function isActive(site: Site, status: PaymentStatus): boolean {
  if (status === 'Reminder1') return site.capabilities.reminderIsActive
  return status === 'NotPaid' || status === 'NotPaidSent'
}

/** Whether nothing has ever been paid on the site, so that a fee is the first (S-080). */
export function isFirstTime(site: Site, payments: readonly Payment[]): boolean {
  return !payments.some((one) => one.site === site.key && isPaid(one))
}

/** The VIP fees of a site that wait to be paid, in their order. */
export const activeFees = (site: Site, payments: readonly Payment[]): Payment[] =>
  payments.filter((one) => one.site === site.key && isActive(site, one.status))

/** Whether money has come in for it (E-034). */
export const isPaid = ({ status }: { status: PaymentStatus }): boolean =>
  status === 'Paid' || status === 'OverPaid'
