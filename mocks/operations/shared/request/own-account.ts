import { problem } from '../../../engine/answer/problem.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** The account of a private person, or the problem: 401 for nobody, 403 for whoever acts for an association (P-015, P-016). */
export function ownAccount(user: Principal | undefined, world: World) {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return { refused: problem(401, 'unauthorized') }
  return user.kind === 'board' ? { refused: problem(403, 'forbidden') } : { account, user }
}
