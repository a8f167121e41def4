import { privateReply } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { boardOf } from '../shared/case-user.ts'

export const getRounds: CaseOperation<'getRounds'> = (call) => {
  const board = boardOf(call)
  return 'status' in board ? board : privateReply(200, call.world.errands.rounds(board.owner))
}
