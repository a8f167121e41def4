import { readErrand } from '../shared/own-errand.ts'
import type { CaseOperation } from '../shared/types.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

export const getCase: CaseOperation<'getCase'> = (call) => readErrand(boardUserOf(call), call)
