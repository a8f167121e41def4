import { completeErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const updateCase: CaseOperation<'updateCase'> = (call) => completeErrand(boardOf(call), call)
