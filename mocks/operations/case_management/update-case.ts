import { completeErrand } from './shared/own-errand.ts'
import type { CaseOperation } from './shared/types.ts'
import { boardOf } from '../shared/case-user.ts'

export const updateCase: CaseOperation<'updateCase'> = (call) => completeErrand(boardOf(call), call)
