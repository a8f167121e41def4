import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const getRounds: CaseOperation<'getRounds'> = (call) => {
  const board = boardOf(call)
  return 'status' in board ? board : privateReply(200, call.world.errands.rounds(board.owner))
}
