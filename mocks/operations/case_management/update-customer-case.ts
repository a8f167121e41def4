import { completeErrand } from './shared/own-errand.ts'
import type { CaseOperation } from './shared/types.ts'
import { residentOf } from '../shared/case-holder.ts'

export const updateCustomerCase: CaseOperation<'updateCustomerCase'> = (call) =>
  completeErrand(residentOf(call), call)
