import type { Account } from '../../../state/accounts/account.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** The account of an id in a request; undefined unless it is the caller's own, and not that of a board. */
export function requestedAccount(
  userId: string,
  user: Principal | undefined,
  world: World,
): Account | undefined {
  if (user?.kind !== 'private' || user.userId !== userId) return undefined
  return world.accounts.byId(userId)
}
