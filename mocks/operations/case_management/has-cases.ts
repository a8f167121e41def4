import { privateReply } from '../reply.ts'
import type { CaseOperation } from './service.ts'
import { holderOf } from './who.ts'

export const hasCases: CaseOperation<'hasCases'> = (call) => {
  const holder = holderOf(call)
  return 'status' in holder ? holder : privateReply(200, call.world.errands.has(holder.owner))
}
