import { problem } from '../../engine/problem.ts'
import { eidOrderView } from '../mock_control/eid-order-view.ts'
import { siteOfAddress } from '../site-of-request.ts'
import { endedProblem, ownBooking } from './own-booking.ts'
import type { BuyOperation } from './service.ts'

/** The page that stands in for an identity provider of Norway or Finland; the portal's demo brings it. */
const providerPage = '/eid-provider/'

export const signContract: BuyOperation<'signContract'> = ({ body, user, world, request }) => {
  const { booking, refused } = ownBooking({ contractId: body.contractId }, user, world)
  if (!booking) return refused
  if (booking.homeId !== body.objectId) return problem(404, 'notFound')
  const { returnUrl } = body
  if (!URL.canParse(returnUrl) || !siteOfAddress(returnUrl, request)) {
    const errors = [{ in: 'body' as const, pointer: '/returnUrl', code: 'invalidInput' }]
    return problem(400, 'invalidRequest', { errors })
  }
  if (booking.ended) return endedProblem(booking)
  if (world.bookings.stateOf(booking) !== 'readyToSign') return problem(409, 'conflict')
  const isMobile = /Mobi|Android|iPhone|iPad/.test(request.headers.get('user-agent') ?? '')
  const order = world.bookings.startSigning(booking, {
    returnUrl,
    device: isMobile ? 'mobile' : 'computer',
  })
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  if (order.idType === 'bank_id') return { status: 200, body: order.session, headers }
  const back = eidOrderView(order, world).returnUrl
  const page = `${new URL(returnUrl).origin}${providerPage}?order=${order.orderRef}`
  return { status: 200, body: back ?? page, headers }
}
