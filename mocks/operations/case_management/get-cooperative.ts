import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const getCooperative: CaseOperation<'getCooperative'> = (call) => {
  const board = boardOf(call)
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
