import { problem } from '../../engine/problem.ts'
import { deviceOfRequest } from '../shared/device-of-request.ts'
import { providerRedirect } from '../shared/provider-redirect.ts'
import { siteOfAddress } from '../shared/site-of-request.ts'
import { endedProblem, ownBooking } from './shared/own-booking.ts'
import type { BuyOperation } from './shared/types.ts'

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
  const order = world.bookings.startSigning(booking, { returnUrl, device: deviceOfRequest(request) })
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  if (order.idType === 'bank_id') return { status: 200, body: order.session, headers }
  return { status: 200, body: providerRedirect(order), headers }
}
