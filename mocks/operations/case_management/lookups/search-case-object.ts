import { findPlaces } from '../shared/find-places.ts'
import type { CaseOperation } from '../shared/types.ts'

/** Dwellings (CV-009). */
export const searchCaseObject: CaseOperation<'searchCaseObject'> = (call) => findPlaces(call, ['Object'])
