import type { CaseCountry } from '../../../catalogue/cases/place.ts'
import { isOrganisationNumber } from '../../../catalogue/identity/organisation-number.ts'
import { unprocessable } from './case-site.ts'
import type { NewErrand } from './types.ts'

/** The problem of the association's number in a report without technical management (V-028, V-029). */
export function compoundError({ compoundNumber }: NewErrand, country: CaseCountry) {
  const isWrong = compoundNumber !== undefined && !isOrganisationNumber(compoundNumber, country)
  return isWrong ? unprocessable('/compoundNumber', 'orgNr') : undefined
}
