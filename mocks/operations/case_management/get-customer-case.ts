import { readErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { residentOf } from './who.ts'

export const getCustomerCase: CaseOperation<'getCustomerCase'> = (call) => readErrand(residentOf(call), call)
