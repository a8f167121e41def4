import type { Site } from '#src/sites/site.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'

/** The seller's own rule: at least 15 percent of the price is the buyer's own money (K-069). */
const downPaymentShare = 0.15

/** The least down payment for a home, in whole units of the currency. */
export const minDownPayment = ({ price = 0 }: Home): number => Math.ceil(price * downPaymentShare)

/** What down payment and loan have to come to: the price. Shared debt is the association's to pay. */
export const minPriceSum = ({ price = 0 }: Home): number => price

/** What down payment and loan may come to: what the home costs with everything (G-058). */
export const maxPriceSum = ({ price = 0, totalPrice = price }: Home): number => totalPrice

/** What has to be paid online for a booking to stand; where the site has no payment service, an invoice comes later. */
export function feeNow({ bookingFee }: Stage, { paymentMethods }: Site): number {
  return paymentMethods.length > 0 ? bookingFee : 0
}
