import { problem } from '../../engine/problem.ts'
import type { EidOrder } from '../../state/eid/order.ts'
import type { World } from '../../state/world.ts'
import { eidOrderView } from '../mock_control/eid-order-view.ts'
import { privateReply } from '../reply.ts'
import { siteOfAddress } from '../site-of-request.ts'
import { expiryOf } from './eid-reply.ts'
import type { AccountOperation } from './service.ts'

/** The page that stands in for an identity provider of Norway or Finland; the portal's demo brings it. */
const providerPage = '/eid-provider/'

export const startLogin: AccountOperation<'startLogin'> = async ({ path, body, world, request }) => {
  const { idType } = path
  const { returnUrl, personalNumber, environment } = body
  const site = URL.canParse(returnUrl) ? siteOfAddress(returnUrl, request) : undefined
  if (!site) return refused('/returnUrl', 'must be on a host of the portal')
  if (personalNumber && environment === 'production') {
    return refused('/personalNumber', 'is accepted outside production only')
  }
  const order = world.eid.start({
    idType,
    flow: body.loginType === 'board' ? 'boardLogin' : 'login',
    siteKey: site.key,
    returnUrl,
    device: /Mobi|Android|iPhone|iPad/.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'computer',
    ...(personalNumber ? { personalNumber } : {}),
  })
  const { session, autoStartToken } = order
  if (idType !== 'bank_id') {
    const redirectUrl = redirectOf(order, personalNumber, world)
    return privateReply(200, { flow: 'redirect', session, redirectUrl })
  }
  const qrData = (await world.eid.qr(order)) ?? ''
  const expiresAt = new Date(expiryOf(order)).toISOString()
  return privateReply(200, { flow: 'app', session, autoStartToken, qrData, expiresAt })
}

function refused(pointer: string, detail: string) {
  const errors = [{ in: 'body' as const, pointer, code: 'invalidInput', detail }]
  return problem(422, 'unprocessable', { errors })
}

/** To the provider's page; a typed number has nothing to do there and goes straight back with its code (F-065). */
function redirectOf(order: EidOrder, personalNumber: string | undefined, world: World): string {
  if (personalNumber) world.eid.approve(order, personalNumber)
  const back = eidOrderView(order, world).returnUrl
  return back ?? `${new URL(order.returnUrl).origin}${providerPage}?order=${order.orderRef}`
}
