import { closeErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'

export const closeCustomerCase: CaseOperation<'closeCustomerCase'> = (call) =>
  closeErrand(residentUserOf(call), call)
