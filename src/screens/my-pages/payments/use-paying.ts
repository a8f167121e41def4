import { useState } from 'react'
import type { Payment } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import { readPayment } from '#src/features/payment/process/kept-payment.ts'
import { useSite } from '#src/sites/use-site.ts'
import { isActive } from '#src/domain/sale/price/fees.ts'
import { feeOf, payHash, vipPayHash } from './payments.ts'

/**
 * What is being paid on the page of payments: what a payment was begun for in this tab, or what the address asks for. It
 * stays as it stood, so that its end is told although the list has it among what is paid.
 */
export function usePaying(notices: readonly PaymentNotice[], fees: readonly Payment[]) {
  const site = useSite()
  const [paying, setPaying] = useState(() => {
    const begun = notices.find(({ id }) => readPayment(id) !== undefined)
    if (begun || site.paymentMethods.length === 0) return begun
    const { hash } = location
    return notices.find(
      (notice) =>
        isActive(site, notice.status) &&
        (hash === payHash(notice) || (hash === vipPayHash && feeOf(site, notice, fees) !== undefined)),
    )
  })
  return { paying, pay: setPaying, close: () => setPaying(undefined) }
}
