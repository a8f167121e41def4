import { findPlaces } from './find-places.ts'
import type { CaseOperation } from './service.ts'

/** Staircases and whole properties: public spaces (CV-009). */
export const searchBuilding: CaseOperation<'searchBuilding'> = (call) =>
  findPlaces(call, ['Property', 'Stairs'])
