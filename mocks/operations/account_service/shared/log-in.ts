import type { Account } from '../../../state/accounts/account.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** Issues the token of a login, and notes in the world which persona is logged in. */
export function logIn({ id }: Account, login: Omit<Principal, 'userId'>, world: World): Promise<string> {
  const persona = world.catalogue.personas.find(({ account }) => account?.userId === id)
  world.data.personaId = persona?.id ?? null
  return world.tokens.issue({ ...login, userId: id })
}
