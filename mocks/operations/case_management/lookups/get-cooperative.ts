import { privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getCooperative: CaseOperation<'getCooperative'> = (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  const { id, name, organisationNumber, activeTechnicalManagement } = board.association
  return privateReply(200, {
    id,
    name,
    organisationNumber,
    boardEmail: call.world.errands.boardEmail(id) ?? null,
    technicalManagement: activeTechnicalManagement,
  })
}
