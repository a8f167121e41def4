import { startRedirectPayment } from '../shared/start-redirect-payment.ts'
import type { BuyOperation } from '../shared/types.ts'

export const startSveaPayment: BuyOperation<'startSveaPayment'> = ({ body, user, world }) =>
  startRedirectPayment(body, 'svea', user, world)
