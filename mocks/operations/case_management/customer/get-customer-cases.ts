import { privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'

export const getCustomerCases: CaseOperation<'getCustomerCases'> = (call) => {
  const resident = residentUserOf(call)
  return 'status' in resident ? resident : privateReply(200, call.world.errands.list(resident.owner))
}
