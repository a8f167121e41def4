import { privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getRounds: CaseOperation<'getRounds'> = (call) => {
  const board = boardUserOf(call)
  return 'status' in board ? board : privateReply(200, call.world.errands.rounds(board.owner))
}
