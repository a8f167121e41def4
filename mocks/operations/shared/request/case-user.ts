import type { CaseCountry } from '../../../catalogue/cases/place.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Association } from '../../../catalogue/types.ts'
import { problem } from '../../../engine/answer/problem.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { ownerOf } from '../../../state/cases/errands/errand-record.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

type Caller = Readonly<{ user: Principal | undefined; world: World }>

/** Somebody who is logged in, whose errands they see, and the association they act for. */
export type CaseUser = {
  account: Account
  owner: string
  association: Association | undefined
  /** The country of the house, in whose language lookups answer; undefined where there is no case management. */
  country: CaseCountry | undefined
}

/** The person of the token, or 401; 403 for somebody who no longer sits on the board that the token names. */
export function caseUserOf({ user, world }: Caller) {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'private') {
    const country = inCases(countryOf(account.site))
    return { account, owner: ownerOf.user(account.id), association: undefined, country }
  }
  const { associationId = '' } = user
  const association = world.catalogue.association(associationId)
  if (!association || !account.associationIds.includes(associationId)) return problem(403, 'forbidden')
  const country = inCases(association.country)
  return { account, owner: ownerOf.association(associationId), association, country }
}

/** A board member who acts for an association; 403 for others (P-022). */
export function boardUserOf(caller: Caller) {
  const user = caseUserOf(caller)
  if ('status' in user) return user
  const { association } = user
  return association ? { ...user, association } : problem(403, 'forbidden')
}

/** A resident; 403 for a board member, who has no errands of their own here (P-015). */
export function residentUserOf(caller: Caller) {
  const user = caseUserOf(caller)
  if ('status' in user) return user
  return user.association ? problem(403, 'forbidden') : user
}

/** The country if it has case management (E-088). */
export const inCases = (country: string): CaseCountry | undefined =>
  country === 'se' || country === 'no' ? country : undefined
