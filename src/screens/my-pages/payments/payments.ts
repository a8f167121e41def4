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
  return !payments.some((one) => one.site === site.key && isPaid(one))
}

/** What is asked to be paid next: a part of the home, otherwise a VIP fee of the site. */
export type NextPayment =
  | { kind: 'home'; notice: PaymentNotice }
  | ({ kind: 'vip'; isFirst: boolean } & Pick<Payment, 'amount' | 'dueDate'> &
      Pick<PaymentNotice, 'payUrl' | 'reference' | 'invoice'>)

/** What is to be paid next, of a notice of the content service and the fees of the account. */
export function nextPaymentOf(
  site: Site,
  notice: PaymentNotice | undefined,
  payments: readonly Payment[],
): NextPayment | undefined {
  const isOpen = notice !== undefined && isActive(site, notice.status)
  const fee = isOpen ? feeOf(site, notice, payments) : activeFees(site, payments)[0]
  if (isOpen && !fee) return { kind: 'home', notice }
  if (!fee) return undefined
  const { amount, dueDate } = fee
  const vip = { kind: 'vip', isFirst: isFirstTime(site, payments), amount, dueDate } as const
  if (!isOpen) return vip
  const { payUrl, reference, invoice } = notice
  return { ...vip, payUrl, reference, invoice }
}

/** The VIP fee that a notice asks for. The two services share no id: it is told by its day and amount. */
export function feeOf(
  site: Site,
  { dueDate, amount }: Pick<PaymentNotice, 'dueDate' | 'amount'>,
  payments: readonly Payment[],
): Payment | undefined {
  return activeFees(site, payments).find((fee) => fee.dueDate === dueDate && fee.amount === amount)
}

const activeFees = (site: Site, payments: readonly Payment[]): Payment[] =>
  payments.filter((one) => one.site === site.key && isActive(site, one.status))

/** Whether money has come in for it (E-034). */
export const isPaid = ({ status }: Pick<PaymentNotice, 'status'>): boolean =>
  status === 'Paid' || status === 'OverPaid'

/** What is left to pay, the first due first, and what is paid, the latest first. */
export function sortedPayments(notices: readonly PaymentNotice[]) {
  const byDay = notices.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
  return { left: byDay.filter((one) => !isPaid(one)), paid: byDay.filter(isPaid).toReversed() }
}
