import { problem } from '../../engine/problem.ts'
import type { EidFlow, EidOrder } from '../../state/eid/order.ts'
import type { World } from '../../state/world.ts'
import { eidOrderView } from '../mock_control/eid-order-view.ts'
import { privateReply } from '../reply.ts'
import { siteOfAddress } from '../site-of-request.ts'
import { expiryOf } from './eid-reply.ts'
import { badField } from './refusals.ts'

/** The page that stands in for an identity provider of Norway or Finland; the portal's demo brings it. */
const providerPage = '/eid-provider/'

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
  if (!site) return { refused: badField('/returnUrl', 'must be on a host of the portal') }
  if (!site.capabilities.login) return { refused: problem(403, 'forbidden') }
  if (personalNumber && environment === 'production') {
    return { refused: badField('/personalNumber', 'is accepted outside production only') }
  }
  const order = world.eid.start({
    idType,
    flow,
    siteKey: site.key,
    returnUrl,
    device: /Mobi|Android|iPhone|iPad/.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'computer',
    ...(requiredNumber ? { requiredNumber } : {}),
    ...(personalNumber ? { personalNumber } : {}),
  })
  return { order, started: privateReply(200, await startedReply(order, personalNumber, world)) }
}

async function startedReply(order: EidOrder, typed: string | undefined, world: World) {
  const { session, autoStartToken } = order
  if (order.idType !== 'bank_id') {
    return { flow: 'redirect' as const, session, redirectUrl: redirectOf(order, typed, world) }
  }
  const qrData = (await world.eid.qr(order)) ?? ''
  const expiresAt = new Date(expiryOf(order)).toISOString()
  return { flow: 'app' as const, session, autoStartToken, qrData, expiresAt }
}

/** To the provider's page; a typed number has nothing to do there and goes straight back with its code (F-065). */
function redirectOf(order: EidOrder, typed: string | undefined, world: World): string {
  if (typed) world.eid.approve(order, typed)
  const back = eidOrderView(order, world).returnUrl
  return back ?? `${new URL(order.returnUrl).origin}${providerPage}?order=${order.orderRef}`
}
