import { startPagePayment } from './start-page-payment.ts'
import type { BuyOperation } from './service.ts'

export const startSveaPayment: BuyOperation<'startSveaPayment'> = ({ body, user, world }) =>
  startPagePayment(body, 'svea', user, world)
