import type { CaseCountry } from '../../catalogue/cases/place.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import type { Association } from '../../catalogue/types.ts'
import { problem } from '../../engine/problem.ts'
import type { Account } from '../../state/accounts/account.ts'
import { ownerOf } from '../../state/cases/errand-record.ts'
import type { Principal } from '../../state/principal.ts'
import type { World } from '../../state/world.ts'

type Asking = Readonly<{ user: Principal | undefined; world: World }>

/** Somebody who is logged in: whose errands they see, and the association they act for. */
export type Holder = {
  account: Account
  owner: string
  association: Association | undefined
  /** The country of the house, whose language lookups speak; undefined where there is no case management. */
  country: CaseCountry | undefined
}

/** Whoever holds the token; 403 for somebody who no longer sits on the board that the token speaks of. */
export function holderOf({ user, world }: Asking) {
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

/** A board member, who acts for an association; others get 403 (P-022). */
export function boardOf(asking: Asking) {
  const holder = holderOf(asking)
  if ('status' in holder) return holder
  const { association } = holder
  return association ? { ...holder, association } : problem(403, 'forbidden')
}

/** A resident; a board member, who has no errands of their own here, gets 403 (P-015). */
export function residentOf(asking: Asking) {
  const holder = holderOf(asking)
  if ('status' in holder) return holder
  return holder.association ? problem(403, 'forbidden') : holder
}

/** The country, where it has case management (E-088). */
export const inCases = (country: string): CaseCountry | undefined =>
  country === 'se' || country === 'no' ? country : undefined
