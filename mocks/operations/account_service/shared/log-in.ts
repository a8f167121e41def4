import type { Account } from '../../../state/accounts/account.ts'
import { personaOf } from '../../../state/accounts/person/persona-of.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'

/** Issues the token of a login, and notes in the world which persona is logged in. */
export function logIn({ id }: Account, login: Omit<Principal, 'userId'>, world: World): Promise<string> {
  const persona = personaOf(world.catalogue, id)
  world.data.personaId = persona?.id ?? null
  return world.tokens.issue({ ...login, userId: id })
}
