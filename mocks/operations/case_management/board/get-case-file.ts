import { fileReply } from '../shared/file-reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getCaseFile: CaseOperation<'getCaseFile'> = async (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  const { attachmentId, filename } = call.path
  return fileReply(await call.world.errands.file(board.owner, attachmentId, filename))
}
