import type { Payment } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import { activeFees, isActive, isFirstTime, isPaid } from '#src/domain/sale/price/fees.ts'
import type { Site } from '#src/sites/site.ts'

/** What is asked to be paid next: a part of the home, otherwise a VIP fee of the site. */
export type NextPayment =
  | { kind: 'home'; notice: PaymentNotice }
  | ({ kind: 'vip'; isFirst: boolean } & Pick<Payment, 'amount' | 'dueDate'> &
      Pick<PaymentNotice, 'payUrl' | 'reference' | 'invoice'> & {
        /** What of the list is paid for it. */
        notice?: PaymentNotice
      })

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
  return { ...vip, payUrl, reference, invoice, notice }
}

/** The VIP fee that a notice asks for. The two services share no id: it is told by its day and amount. */
export function feeOf(
  site: Site,
  { dueDate, amount }: Pick<PaymentNotice, 'dueDate' | 'amount'>,
  payments: readonly Payment[],
): Payment | undefined {
  return activeFees(site, payments).find((fee) => fee.dueDate === dueDate && fee.amount === amount)
}

/** What of the account a paid notice tells of: a code may have stood for the money. */
export const isPaidByCode = (
  site: Site,
  { dueDate, amount }: Pick<PaymentNotice, 'dueDate' | 'amount'>,
  payments: readonly Payment[],
): boolean =>
  payments.some(
    (fee) =>
      fee.site === site.key && fee.payedWithCode && fee.dueDate === dueDate && (fee.amount ?? 0) === amount,
  )

/** The end of an address of the page of payments that asks to pay this at once. */
export const payHash = ({ id }: Pick<PaymentNotice, 'id'>): string => `#pay-${id}`

/** The same for the VIP fee that is open, whichever it is. */
export const vipPayHash = '#pay-vip'

/** What is left to pay, the first due first, and what is paid, the latest first. */
export function sortedPayments(notices: readonly PaymentNotice[]) {
  const dayOf = ({ paidOn, dueDate }: PaymentNotice) => paidOn ?? dueDate
  const byDay = notices.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return { left: byDay.filter((one) => !isPaid(one)), paid: byDay.filter(isPaid).toReversed() }
}
