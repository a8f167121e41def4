import { problem } from '../../../engine/answer/problem.ts'
import { type EidFlow, type EidOrder, expiryOf } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import { deviceOfRequest } from '../../shared/request/device-of-request.ts'
import { providerRedirect } from '../../shared/provider-redirect.ts'
import { privateReply } from '../../shared/reply.ts'
import { siteOfAddress } from '../../shared/request/site-of-request.ts'
import { invalidField } from '../../shared/problem-replies.ts'

type Start = {
  idType: EidOrder['idType']
  flow: EidFlow
  body: { returnUrl: string; environment: string; personalNumber?: string }
  world: World
  request: Request
  /** The number of the one person who may approve. */
  requiredNumber?: string | undefined
}

/**
 * Starts an order of an e-ID for a page of the portal. Refused are a page on a foreign host, a site without login (P-027)
 * and a typed number in production (P-030).
 */
export async function startIdentification({ idType, flow, body, world, request, requiredNumber }: Start) {
  const { returnUrl, personalNumber, environment } = body
  const site = URL.canParse(returnUrl) ? siteOfAddress(returnUrl, request) : undefined
  if (!site) return { refused: invalidField('/returnUrl', 'must be on a host of the portal') }
  if (!site.capabilities.login) return { refused: problem(403, 'forbidden') }
  if (personalNumber && environment === 'production') {
    return { refused: invalidField('/personalNumber', 'is accepted outside production only') }
  }
  const order = world.eid.start({
    idType,
    flow,
    siteKey: site.key,
    returnUrl,
    device: deviceOfRequest(request),
    ...(requiredNumber ? { requiredNumber } : {}),
    ...(personalNumber ? { personalNumber } : {}),
  })
  return { order, started: privateReply(200, await startedReply(order, personalNumber, world)) }
}

/**
 * How the portal goes on with an order that was started: with what the app shows, or at the provider's page. A typed
 * number has nothing to do there and goes straight back with its code (F-065).
 */
export async function startedReply(order: EidOrder, typed: string | undefined, world: World) {
  const { session, autoStartToken } = order
  if (order.idType !== 'bank_id') {
    if (typed) world.eid.approve(order, typed)
    return { flow: 'redirect' as const, session, redirectUrl: providerRedirect(order) }
  }
  const qrData = (await world.eid.qr(order)) ?? ''
  const expiresAt = new Date(expiryOf(order)).toISOString()
  return { flow: 'app' as const, session, autoStartToken, qrData, expiresAt }
}
