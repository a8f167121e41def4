import { empty } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { boardUserOf } from '../shared/request/case-user.ts'

export const updateCaseAccount: CaseOperation<'updateCaseAccount'> = (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  call.world.errands.setBoardEmail(board.association.id, call.body.email)
  return empty(204)
}
