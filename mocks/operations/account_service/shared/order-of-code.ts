import type { components } from '#gen/account_service/types.ts'
import type { EidFlow, EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import type { LoginStatusReply } from './types.ts'

type Returned = components['schemas']['EIdStatusRequest']

/** The reply to a code that was used before, is made up, or came from another start. */
export const codeRefused: LoginStatusReply = { status: 'error', result: 'Error', errorCode: 'loginfailed' }

/** The order whose redirect brought a code back: a code is valid once, and only for the flow and session it came from. */
export function orderOfCode(
  { code, session }: Returned,
  { idType, flows }: { idType: EidOrder['idType']; flows: readonly EidFlow[] },
  world: World,
): EidOrder | undefined {
  const order = world.eid.takeCode(code)
  const isOwn = order?.idType === idType && (session === undefined || session === order.session)
  return order && isOwn && flows.includes(order.flow) ? order : undefined
}
