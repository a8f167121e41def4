import { closeErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { residentOf } from './who.ts'

export const closeCustomerCase: CaseOperation<'closeCustomerCase'> = (call) =>
  closeErrand(residentOf(call), call)
