import { completeErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'

export const updateCustomerCase: CaseOperation<'updateCustomerCase'> = (call) =>
  completeErrand(residentUserOf(call), call)
