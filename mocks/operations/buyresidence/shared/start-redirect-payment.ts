import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { newPayment } from './new-payment.ts'
import { payable } from './payable.ts'
import type { Buy } from './types.ts'

/** The pages that stand in for the card page and the bank page; the portal's demo brings them. */
const pages = { svea: '/card-provider/', nordea: '/bank-provider/' } as const

/** Starts a payment that goes on at the provider's page. */
export function startRedirectPayment(
  body: Buy<'CardPayment'>,
  provider: keyof typeof pages,
  user: Principal | undefined,
  world: World,
) {
  const { payable: paid, refused } = payable(body, provider, user, world)
  if (!paid) return refused
  const { steps = [] } = world.bookings.behaviour.payment ?? {}
  const paymentId = world.ids.next(provider)
  newPayment(world, paid, { paymentId, provider, steps })
  return privateReply(200, { paymentId, redirectUrl: `${pages[provider]}?payment=${paymentId}` })
}
