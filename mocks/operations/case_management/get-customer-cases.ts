import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { residentOf } from './who.ts'

export const getCustomerCases: CaseOperation<'getCustomerCases'> = (call) => {
  const resident = residentOf(call)
  return 'status' in resident ? resident : privateReply(200, call.world.errands.list(resident.owner))
}
