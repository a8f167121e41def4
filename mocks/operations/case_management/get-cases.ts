import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const getCases: CaseOperation<'getCases'> = (call) => {
  const board = boardOf(call)
  return 'status' in board ? board : privateReply(200, call.world.errands.list(board.owner))
}
