import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

/** Until the board has given an address, it is that of who asks. */
export const getCaseAccount: CaseOperation<'getCaseAccount'> = (call) => {
  const board = boardOf(call)
  if ('status' in board) return board
  return privateReply(200, {
    email: call.world.errands.boardEmail(board.association.id) ?? board.account.email,
  })
}
