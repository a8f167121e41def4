import type { Account } from '../../../state/accounts/account.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import { failedReply, pendingReply } from './eid-reply.ts'
import { holderRefusal } from './identification-outcome.ts'
import { logIn } from './log-in.ts'
import { provenIdentity } from './proven-identity.ts'
import type { LoginStatusReply } from './types.ts'

/** What a login by e-ID has come to. */
export async function loginOutcome(order: EidOrder, world: World): Promise<LoginStatusReply> {
  if (order.state === 'pending') return pendingReply(order, world)
  if (order.state === 'failed') return failedReply(order)
  const { securityNumber } = provenIdentity(order, world) ?? {}
  if (!securityNumber) return { status: 'error', result: 'InvalidInput' }
  const account = world.accounts.byPersonalNumber(securityNumber)
  if (!account) return { status: 'error', result: 'SsnNotFound', errorCode: 'notfound' }
  const refused = holderRefusal(account)
  if (refused) return refused
  noteFirstLogin(account, order, world)
  return order.flow === 'boardLogin' ? boardOutcome(account, world) : privateOutcome(account, world)
}

/** The first login by e-ID makes the account of somebody who was known only as a buyer; it is the first until the next. */
function noteFirstLogin({ id, firstSsnLogin, firstLogin }: Account, order: EidOrder, world: World): void {
  if (!firstSsnLogin || firstLogin === order.session) return
  const changes = firstLogin ? { firstSsnLogin: false } : { hasAccount: true, firstLogin: order.session }
  world.accounts.change(id, changes)
}

/** A private person is logged in, whether or not a purchase waits for them. */
async function privateOutcome(account: Account, world: World): Promise<LoginStatusReply> {
  const token = await logIn(account, { kind: 'private', bankId: true }, world)
  // a purchase whose time is up does not wait any more
  world.bookings.settle()
  const ongoingBusiness = world.accounts.byId(account.id)?.ongoingBusiness
  if (ongoingBusiness) return { status: 'ok', result: 'HasOngoingBusiness', token, ongoingBusiness }
  return { status: 'ok', result: 'Ok', token }
}

/** A board member acts for one association: the only one, or the one they choose (S-025). */
async function boardOutcome(account: Account, world: World): Promise<LoginStatusReply> {
  const associations = account.associationIds.flatMap((id) => world.catalogue.association(id) ?? [])
  const [only] = associations
  if (!only) return { status: 'error', result: 'NoBoardMember' }
  if (associations.length === 1) return boardLogin(account, only.id, world)
  const choiceToken = await world.tokens.issueChoice(account.id)
  const choices = associations.map(({ id, name }) => ({ id, name }))
  return { status: 'authorized', result: 'ChooseBoardMember', choiceToken, associations: choices }
}

/** Logs a person in as an association. */
export async function boardLogin(
  account: Account,
  associationId: string,
  world: World,
): Promise<LoginStatusReply> {
  return {
    status: 'ok',
    result: 'Ok',
    token: await logIn(account, { kind: 'board', associationId, bankId: true }, world),
  }
}
