import { problem } from '../../../engine/answer/problem.ts'
import { worldCookie } from '../../../engine/worlds/worlds.ts'
import type { World } from '../../../state/world.ts'
import { passCookie } from '../../../state/caller/pass-cookie.ts'
import { privateReply } from '../../shared/reply.ts'
import { eidOrderView } from '../shared/eid-order-view.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'

/**
 * Opens an order in the app. A phone that scanned a code knows nothing of worlds: where the order waits in another one,
 * the phone is sent there by its cookie and acts in it from then on.
 */
export const scanEidOrder: ControlOperation<'scanEidOrder'> = async ({ body, world }) => {
  const { token } = body
  const found = await orderWith(token, world)
  if (!found) return problem(404, 'notFound')
  if (found.order === 'gone') return problem(410, 'gone')
  const home = found.world
  home.eid.scan(found.order, token.includes('.') ? 'qr' : 'link')
  countWrite(home.data)
  const answer = privateReply(200, eidOrderView(found.order, home))
  const joining = home === world ? [] : [{ name: worldCookie, value: home.id }]
  const pass = home.passOf ? [{ name: passCookie, value: home.passOf(home.id) }] : []
  return { ...answer, cookies: [...joining, ...pass] }
}

/** The order of a token in this world, or else in one of the others. */
async function orderWith(token: string, world: World) {
  const others = world
    .worlds()
    .list()
    .filter(({ id }) => id !== world.id)
  for (const one of [world, ...others]) {
    const order = await one.eid.byToken(token)
    if (order) return { order, world: one }
  }
  return undefined
}
