import { problem } from '../../../engine/answer/problem.ts'
import { roundAt } from '../../../state/cases/errands/errand-view.ts'
import { privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getRound: CaseOperation<'getRound'> = (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  const { errands, clock } = call.world
  const record = errands.round(board.owner, call.path.id)
  return record ? privateReply(200, roundAt(record, clock.now())) : problem(404, 'notFound')
}
