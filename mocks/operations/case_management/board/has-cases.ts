import { privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { caseUserOf } from '../../shared/request/case-user.ts'

export const hasCases: CaseOperation<'hasCases'> = (call) => {
  const user = caseUserOf(call)
  return 'status' in user ? user : privateReply(200, call.world.errands.has(user.owner))
}
