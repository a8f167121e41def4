import { startRedirectPayment } from '../shared/start-redirect-payment.ts'
import type { BuyOperation } from '../shared/types.ts'

export const startNordeaPayment: BuyOperation<'startNordeaPayment'> = ({ body, user, world }) =>
  startRedirectPayment(body, 'nordea', user, world)
