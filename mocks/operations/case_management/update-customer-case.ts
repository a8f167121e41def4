import { completeErrand } from './shared/own-errand.ts'
import type { CaseOperation } from './shared/types.ts'
import { residentOf } from '../shared/case-user.ts'

export const updateCustomerCase: CaseOperation<'updateCustomerCase'> = (call) =>
  completeErrand(residentOf(call), call)
