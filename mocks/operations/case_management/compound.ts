import type { CaseCountry } from '../../catalogue/cases/place.ts'
import { isOrganisationNumber } from '../../catalogue/identity/organisation-number.ts'
import { problem } from '../../engine/problem.ts'
import { unprocessable } from './shared/case-site.ts'
import type { NewErrand } from './shared/types.ts'

const needed = ['compoundName', 'compoundNumber', 'isMember'] as const

/** The problem of the association in a report without technical management (V-027 to V-030). */
export function compoundError(body: NewErrand, country: CaseCountry) {
  const missing = needed.filter((part) => body[part] === undefined)
  if (missing.length === needed.length) return undefined
  if (missing.length > 0) {
    const errors = missing.map((part) => ({ in: 'body' as const, pointer: `/${part}`, code: 'required' }))
    return problem(422, 'unprocessable', { errors })
  }
  const { compoundNumber = '' } = body
  return isOrganisationNumber(compoundNumber, country) ? undefined : unprocessable('/compoundNumber', 'orgNr')
}
