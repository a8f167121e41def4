import type { EidOrder } from '../../state/eid/order.ts'
import { returnUrlOf } from '../../state/eid/return-url.ts'

/** The page that stands in for an identity provider of Norway or Finland; the portal's demo brings it. */
const providerPage = '/eid-provider/'

/** Where a redirect flow goes on: at the provider's page, or back at the portal when the order has ended already. */
export const providerRedirect = (order: EidOrder): string =>
  returnUrlOf(order) ?? `${new URL(order.returnUrl).origin}${providerPage}?order=${order.orderRef}`
