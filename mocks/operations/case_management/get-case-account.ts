import { privateReply } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { boardUserOf } from '../shared/request/case-user.ts'

/** Until the board has given an address, it is that of who asks. */
export const getCaseAccount: CaseOperation<'getCaseAccount'> = (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  return privateReply(200, {
    email: call.world.errands.boardEmail(board.association.id) ?? board.account.email,
  })
}
