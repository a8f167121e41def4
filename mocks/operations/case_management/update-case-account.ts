import { empty } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const updateCaseAccount: CaseOperation<'updateCaseAccount'> = (call) => {
  const board = boardOf(call)
  if ('status' in board) return board
  call.world.errands.setBoardEmail(board.association.id, call.body.email)
  return empty(204)
}
