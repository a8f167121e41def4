import { businessOf } from '../../../state/bookings/account-effects.ts'
import { isOngoing } from '../../../state/bookings/booking.ts'
import type { Account } from '../../../state/accounts/account.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import { failedReply, pendingReply } from './eid-reply.ts'
import { logIn } from './log-in.ts'
import type { LoginStatusReply } from './types.ts'

/** What the identification of a buyer, or a signature, has come to. */
export async function bookingIdentificationOutcome(
  order: EidOrder,
  userId: string,
  world: World,
): Promise<LoginStatusReply> {
  if (order.state === 'pending') return pendingReply(order, world)
  if (order.state === 'failed') return failedReply(order)
  const account = world.accounts.byId(userId)
  if (!account || account.deceased) return { status: 'error', result: 'Error', errorCode: 'general' }
  if (account.withoutPid) return { status: 'error', result: 'MustActivatePid', errorCode: 'usernopid' }
  const refused =
    order.flow === 'sign' ? signatureRefusal(order, world) : identityRefusal(order, account, world)
  return refused ?? loggedIn(order, account, world)
}

/** A signature counts as long as the booking waits for it: afterwards the home is somebody else's. */
function signatureRefusal({ session, document }: EidOrder, world: World): LoginStatusReply | undefined {
  // a document of My Pages waits for nobody else
  if (document) return undefined
  const booking = world.bookings.list().find(({ signing }) => signing === session)
  return booking?.signedAt === undefined || booking.ended ? objectError : undefined
}

/** The number of somebody who had none becomes theirs, unless it is another person's; the home must still be free. */
function identityRefusal(
  { session, personalNumber = '' }: EidOrder,
  account: Account,
  world: World,
): LoginStatusReply | undefined {
  const holder = world.accounts.byPersonalNumber(personalNumber)
  if (holder && holder.id !== account.id)
    return { status: 'error', result: 'UserAlreadyExists', errorCode: 'userexists' }
  if (!account.securityNumber) world.accounts.change(account.id, { securityNumber: personalNumber })
  return world.bookings.isStillOpen(session) ? undefined : objectError
}

const objectError: LoginStatusReply = {
  status: 'error',
  result: 'Error',
  errorCode: 'purchaseobjecterror',
}

/** It is the buyer; who has another purchase under way is told where. */
async function loggedIn({ session }: EidOrder, account: Account, world: World): Promise<LoginStatusReply> {
  const token = await logIn(account, { kind: 'private', bankId: true }, world)
  const about = world.bookings.identification(session)?.homeId
  const other = world.bookings
    .ofUser(account.id)
    .find((booking) => about !== undefined && booking.homeId !== about && isOngoing(booking))
  const ongoingBusiness = other && businessOf(world.catalogue, other)
  return ongoingBusiness
    ? { status: 'authorized', result: 'HasOngoingBusiness', token, ongoingBusiness }
    : { status: 'authorized', result: 'Ok', token }
}
