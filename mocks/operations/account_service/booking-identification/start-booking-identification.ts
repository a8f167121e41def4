import { problem } from '../../../engine/answer/problem.ts'
import { homeVerdict } from '../../../state/bookings/rules/permission.ts'
import type { World } from '../../../state/world.ts'
import { deviceOfRequest } from '../../shared/request/device-of-request.ts'
import { privateReply } from '../../shared/reply.ts'
import { siteOfAddress } from '../../shared/request/site-of-request.ts'
import { startedReply } from '../shared/start-identification.ts'
import type { AccountOperation } from '../shared/types.ts'

/** Nobody but the person who is logged in may approve, where their number is known. */
export const startBookingIdentification: AccountOperation<'startBookingIdentification'> = async ({
  path,
  body,
  user,
  world,
  request,
}) => {
  const { returnUrl, personalNumber, environment, objectId, bookingId } = body
  const account = user?.kind === 'private' ? world.accounts.byId(user.userId) : undefined
  if (!account) return problem(403, 'forbidden')
  const site = URL.canParse(returnUrl) ? siteOfAddress(returnUrl, request) : undefined
  if (!site) return refused('/returnUrl', 'must be on a host of the portal')
  if (personalNumber && environment === 'production')
    return refused('/personalNumber', 'is accepted outside production only')
  const unavailable = unavailableTo(account.id, { objectId, bookingId }, world)
  if (unavailable) return unavailable

  const order = world.eid.start({
    idType: path.idType,
    flow: 'booking',
    siteKey: site.key,
    returnUrl,
    device: deviceOfRequest(request),
    ...(account.securityNumber ? { requiredNumber: account.securityNumber } : {}),
    ...(personalNumber ? { personalNumber } : {}),
  })
  world.bookings.noteIdentification(order.session, { userId: account.id, homeId: objectId, bookingId })
  return privateReply(200, await startedReply(order, personalNumber, world))
}

/**
 * Why somebody can't book a home, or go on with a booking of it. Who has no number yet gets one here, and a hold that was
 * made before the login may be theirs: startBooking sees the cookie.
 */
function unavailableTo(
  userId: string,
  { objectId, bookingId }: { objectId: string; bookingId: string | undefined },
  world: World,
) {
  const home = world.catalogue.home(objectId)
  if (!home) return refused('/objectId', 'names nothing')
  const booking = bookingId === undefined ? undefined : world.bookings.find({ id: bookingId })
  if (bookingId !== undefined && (booking?.homeId !== objectId || booking.userId !== userId))
    return refused('/bookingId', 'names nothing')
  if (booking) return booking.ended ? problem(409, 'purchaseObjectError') : undefined
  const hold = world.bookings.holdOn(objectId)
  const token = hold?.userId === undefined ? hold?.token : undefined
  const verdict = homeVerdict(world, home, { token, account: world.accounts.byId(userId) })
  if (verdict === 'taken') return problem(409, 'purchaseObjectError')
  const isOpen = verdict === 'free' || verdict === 'own' || verdict === 'notIdentified'
  return isOpen ? undefined : problem(409, 'cannotBook')
}

function refused(pointer: string, detail: string) {
  const errors = [{ in: 'body' as const, pointer, code: 'invalidInput', detail }]
  return problem(422, 'unprocessable', { errors })
}
