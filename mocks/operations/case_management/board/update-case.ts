import { completeErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const updateCase: CaseOperation<'updateCase'> = (call) => completeErrand(boardUserOf(call), call)
