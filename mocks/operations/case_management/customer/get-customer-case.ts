import { readErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'

export const getCustomerCase: CaseOperation<'getCustomerCase'> = (call) =>
  readErrand(residentUserOf(call), call)
