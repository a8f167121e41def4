import { findPlaces } from './find-places.ts'
import type { CaseOperation } from './service.ts'

/** Dwellings (CV-009). */
export const searchCaseObject: CaseOperation<'searchCaseObject'> = (call) => findPlaces(call, ['Object'])
