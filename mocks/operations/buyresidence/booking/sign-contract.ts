import { problem } from '../../../engine/answer/problem.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import { deviceOfRequest } from '../../shared/request/device-of-request.ts'
import { providerRedirect } from '../../shared/provider-redirect.ts'
import { siteOfAddress } from '../../shared/request/site-of-request.ts'
import { endedProblem, ownBooking } from '../shared/own-booking.ts'
import { ownDocument, signDocument } from '../shared/sign-document.ts'
import type { BuyOperation } from '../shared/types.ts'

export const signContract: BuyOperation<'signContract'> = ({ body, user, world, request }) => {
  const { returnUrl } = body
  const site = URL.canParse(returnUrl) ? siteOfAddress(returnUrl, request) : undefined
  const where = { returnUrl, device: deviceOfRequest(request) }
  const document = site && ownDocument(body, site, user, world)
  if (document) {
    const { order, refused } = signDocument(document, site, where, world)
    return order ? started(order) : refused
  }
  const { booking, refused } = ownBooking({ contractId: body.contractId }, user, world)
  if (!booking) return refused
  if (booking.homeId !== body.objectId) return problem(404, 'notFound')
  if (!site) {
    const errors = [{ in: 'body' as const, pointer: '/returnUrl', code: 'invalidInput' }]
    return problem(400, 'invalidRequest', { errors })
  }
  if (booking.ended) return endedProblem(booking)
  if (world.bookings.stateOf(booking) !== 'readyToSign') return problem(409, 'conflict')
  const { acceptedDocumentIds } = body
  const read = acceptedDocumentIds ? world.bookings.amend(booking, { acceptedDocumentIds }) : booking
  return started(world.bookings.startSigning(read, where))
}

function started(order: EidOrder) {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  const body = order.idType === 'bank_id' ? order.session : providerRedirect(order)
  return { status: 200 as const, body, headers }
}
