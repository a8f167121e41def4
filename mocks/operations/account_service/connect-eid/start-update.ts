import { ownAccount } from '../../shared/request/own-account.ts'
import type { AccountOperation } from '../shared/types.ts'
import { startIdentification } from '../shared/start-identification.ts'

/** Whoever is known by an e-ID already can only show it again: somebody else is the wrong person. */
export const startUpdate: AccountOperation<'startUpdate'> = async ({ path, body, user, world, request }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const requiredNumber = account.securityNumber
  const start = { ...path, flow: 'update' as const, body, world, request, requiredNumber }
  const { order, started, refused: refusedStart } = await startIdentification(start)
  if (!order) return refusedStart
  const purpose = { flow: 'update' as const, userId: account.id }
  world.identifications.begin(order.session, purpose, (session) => world.eid.bySession(session) !== undefined)
  return started
}
