import { reply } from '../reply.ts'
import { problem } from '../../engine/problem.ts'
import { siteOfAddress } from '../site-of-request.ts'
import { expiryOf } from './eid-reply.ts'
import type { AccountOperation } from './service.ts'

/** The page that stands in for an identity provider of Norway or Finland; the portal's demo brings it. */
const providerPage = '/eid-provider/'

export const startLogin: AccountOperation<'startLogin'> = async ({ path, body, world, request }) => {
  const site = siteOfAddress(body.returnUrl, request)
  if (!site) {
    const errors = [{ in: 'body' as const, pointer: '/returnUrl', code: 'invalidInput' }]
    return problem(422, 'unprocessable', { errors })
  }
  const order = world.eid.start({
    idType: path.idType,
    flow: body.loginType === 'board' ? 'boardLogin' : 'login',
    siteKey: site.key,
    returnUrl: body.returnUrl,
    device: /Mobi|Android|iPhone|iPad/.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'computer',
    ...(body.personalNumber ? { personalNumber: body.personalNumber } : {}),
  })
  const { session, autoStartToken, orderRef } = order
  if (path.idType !== 'bank_id') {
    const redirectUrl = `${new URL(body.returnUrl).origin}${providerPage}?order=${orderRef}`
    return reply(200, { flow: 'redirect' as const, session, redirectUrl })
  }
  const qrData = (await world.eid.qr(order)) ?? ''
  const expiresAt = new Date(expiryOf(order)).toISOString()
  return reply(200, { flow: 'app' as const, session, autoStartToken, qrData, expiresAt })
}
