import { readErrand } from './shared/own-errand.ts'
import type { CaseOperation } from './shared/types.ts'
import { boardOf } from '../shared/case-user.ts'

export const getCase: CaseOperation<'getCase'> = (call) => readErrand(boardOf(call), call)
