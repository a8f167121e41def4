import { closeErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const closeCase: CaseOperation<'closeCase'> = (call) => closeErrand(boardUserOf(call), call)
