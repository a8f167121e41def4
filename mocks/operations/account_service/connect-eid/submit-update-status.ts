import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { codeRefused, orderOfCode } from '../shared/order-of-code.ts'
import type { AccountOperation } from '../shared/types.ts'
import { updateOutcome } from '../shared/update-outcome.ts'

export const submitUpdateStatus: AccountOperation<'submitUpdateStatus'> = async ({
  path,
  body,
  user,
  world,
}) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  const order = orderOfCode(body, { ...path, flows: ['update'] }, world)
  const isOwn = order && world.identifications.ownerOf(order.session) === account.id
  return privateReply(200, isOwn ? await updateOutcome(order, account, world) : codeRefused)
}
