import { closeErrand } from './own-errand.ts'
import type { CaseOperation } from './service.ts'
import { boardOf } from './who.ts'

export const closeCase: CaseOperation<'closeCase'> = (call) => closeErrand(boardOf(call), call)
