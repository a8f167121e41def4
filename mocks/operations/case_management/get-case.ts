import { readErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const getCase: CaseOperation<'getCase'> = (call) => readErrand(boardOf(call), call)
