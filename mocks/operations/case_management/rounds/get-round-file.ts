import { fileReply } from '../shared/file-reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getRoundFile: CaseOperation<'getRoundFile'> = async (call) => {
  const board = boardUserOf(call)
  if ('status' in board) return board
  const { attachmentId, filename } = call.path
  return fileReply(await call.world.errands.roundFile(board.owner, attachmentId, filename))
}
