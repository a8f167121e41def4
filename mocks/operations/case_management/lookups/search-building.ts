import { findPlaces } from '../shared/find-places.ts'
import type { CaseOperation } from '../shared/types.ts'

/** Staircases and whole properties: public spaces (CV-009). */
export const searchBuilding: CaseOperation<'searchBuilding'> = (call) =>
  findPlaces(call, ['Property', 'Stairs'])
