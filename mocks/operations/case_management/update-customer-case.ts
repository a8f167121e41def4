import { completeErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { residentOf } from './who.ts'

export const updateCustomerCase: CaseOperation<'updateCustomerCase'> = (call) =>
  completeErrand(residentOf(call), call)
