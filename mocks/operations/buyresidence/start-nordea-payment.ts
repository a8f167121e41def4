import { startPagePayment } from './shared/start-redirect-payment.ts'
import type { BuyOperation } from './shared/types.ts'

export const startNordeaPayment: BuyOperation<'startNordeaPayment'> = ({ body, user, world }) =>
  startPagePayment(body, 'nordea', user, world)
