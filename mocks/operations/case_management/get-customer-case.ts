import { readErrand } from './shared/own-errand.ts'
import type { CaseOperation } from './shared/types.ts'
import { residentOf } from '../shared/case-user.ts'

export const getCustomerCase: CaseOperation<'getCustomerCase'> = (call) => readErrand(residentOf(call), call)
