import type { Association } from '../../catalogue/types.ts'
import type { Account } from '../../state/accounts/account.ts'
import type { Principal } from '../../state/principal.ts'
import type { World } from '../../state/world.ts'

/** Who looks at a page. */
export type Viewer = Readonly<{
  account: Account
  /** The association that a board member is logged in as. */
  association?: Association
}>

/** The person behind a token, or undefined for a visitor. */
export function viewerOf(world: World, user: Principal | undefined): Viewer | undefined {
  const account = user && world.accounts.byId(user.userId)
  if (!user || !account) return undefined
  const association =
    user.kind === 'board' ? world.catalogue.association(user.associationId ?? '') : undefined
  return association ? { account, association } : { account }
}
