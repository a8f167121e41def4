import { startPagePayment } from './start-page-payment.ts'
import type { BuyOperation } from './service.ts'

export const startNordeaPayment: BuyOperation<'startNordeaPayment'> = ({ body, user, world }) =>
  startPagePayment(body, 'nordea', user, world)
