import { privateReply } from '../shared/reply.ts'
import type { CaseOperation } from './shared/types.ts'
import { holderOf } from '../shared/case-user.ts'

export const hasCases: CaseOperation<'hasCases'> = (call) => {
  const holder = holderOf(call)
  return 'status' in holder ? holder : privateReply(200, call.world.errands.has(holder.owner))
}
