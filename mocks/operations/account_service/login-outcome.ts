import type { Account } from '../../state/accounts/account.ts'
import type { EidOrder } from '../../state/eid/order.ts'
import type { World } from '../../state/world.ts'
import { failedReply, pendingReply } from './eid-reply.ts'
import type { LoginStatusReply } from './service.ts'

/** What a login by e-ID has come to. */
export async function loginOutcome(order: EidOrder, world: World): Promise<LoginStatusReply> {
  if (order.state === 'pending') return pendingReply(order, world)
  if (order.state === 'failed') return failedReply(order)
  const account = world.accounts.byPersonalNumber(order.personalNumber ?? '')
  if (!account) return { status: 'error', result: 'SsnNotFound', errorCode: 'notfound' }
  if (account.deceased) return { status: 'error', result: 'Error', errorCode: 'general' }
  if (account.withoutPid) return { status: 'error', result: 'MustActivatePid', errorCode: 'usernopid' }
  return order.flow === 'boardLogin' ? boardOutcome(account, world) : privateOutcome(account, world)
}

/** A private person is logged in, whether or not a purchase waits for them. */
async function privateOutcome(account: Account, world: World): Promise<LoginStatusReply> {
  const token = await world.tokens.issue({ userId: account.id, kind: 'private', bankId: true })
  const { ongoingBusiness } = account
  if (account.firstSsnLogin) world.accounts.change(account.id, { firstSsnLogin: false })
  if (ongoingBusiness) return { status: 'ok', result: 'HasOngoingBusiness', token, ongoingBusiness }
  return { status: 'ok', result: 'Ok', token }
}

/** A board member acts for one association: the only one, or the one they choose (S-025). */
async function boardOutcome(account: Account, world: World): Promise<LoginStatusReply> {
  const associations = account.associationIds.flatMap((id) => world.catalogue.association(id) ?? [])
  const [only] = associations
  if (!only) return { status: 'error', result: 'NoBoardMember' }
  if (associations.length === 1) return boardLogin(account.id, only.id, world)
  const choiceToken = await world.tokens.issueChoice(account.id)
  const choices = associations.map(({ id, name }) => ({ id, name }))
  return { status: 'authorized', result: 'ChooseBoardMember', choiceToken, associations: choices }
}

/** Logs a person in as an association. */
export async function boardLogin(
  userId: string,
  associationId: string,
  world: World,
): Promise<LoginStatusReply> {
  const token = await world.tokens.issue({ userId, kind: 'board', associationId, bankId: true })
  return { status: 'ok', result: 'Ok', token }
}
