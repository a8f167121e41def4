import { fileReply } from '../shared/file-reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'

export const getCustomerCaseFile: CaseOperation<'getCustomerCaseFile'> = async (call) => {
  const resident = residentUserOf(call)
  if ('status' in resident) return resident
  const { attachmentId, filename } = call.path
  return fileReply(await call.world.errands.file(resident.owner, attachmentId, filename))
}
