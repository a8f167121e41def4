import type { Account } from '../../../state/accounts/account.ts'
import type { Principal } from '../../../state/principal.ts'
import type { World } from '../../../state/world.ts'

/** Logs a person in with a token; the world remembers whom it shows. */
export function logIn({ id }: Account, login: Omit<Principal, 'userId'>, world: World): Promise<string> {
  const persona = world.catalogue.personas.find(({ account }) => account?.userId === id)
  world.data.personaId = persona?.id ?? null
  return world.tokens.issue({ ...login, userId: id })
}
