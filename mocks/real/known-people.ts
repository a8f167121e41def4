import { decodeJwt } from 'jose'
import { principalOf } from '../state/caller/principal-of-persona.ts'
import type { Principal } from '../state/caller/principal.ts'
import type { Verified } from '../state/caller/tokens.ts'
import type { World } from '../state/world.ts'

/** Whose token of a real account service is whose in the mock: `email:kim@bjorkvall.example=amira`, or `*=amira`. */
export type KnownPerson = { claim: string; value: string; personaId: string }

/** A line of configuration; undefined where it is none. */
export function knownPersonIn(line: string): KnownPerson | undefined {
  const [, who = '', personaId = ''] = /^(.+)=([a-z][\w-]*)$/.exec(line) ?? []
  if (who === '*') return { claim: '*', value: '', personaId }
  const [, claim = '', value = ''] = /^([\w-]+):(.+)$/.exec(who) ?? []
  return claim === '' ? undefined : { claim, value, personaId }
}

/** Whose token this is: one that the world has made, or one that somebody has said is known. */
export function verifiedOrKnown(people: readonly KnownPerson[], token: string, world: World) {
  const orKnown = (found: Verified<Principal>) => {
    const user = 'refused' in found ? knownBy(people, token, world) : undefined
    return user ? { user } : found
  }
  const found = world.tokens.verify(token)
  return found instanceof Promise ? found.then(orKnown) : orKnown(found)
}

/**
 * Who a token stands for that this mock has not made: whom the first line that fits says. What the token claims is
 * believed, for the mock has nothing that would be worth a forged one.
 */
function knownBy(people: readonly KnownPerson[], token: string, world: World): Principal | undefined {
  const claims = claimsOf(token)
  const found = people.find(({ claim, value }) => claim === '*' || String(claims[claim]) === value)
  const persona = found && world.catalogue.persona(found.personaId)
  const account = persona?.account && world.accounts.byId(persona.account.userId)
  return persona && account ? principalOf(persona, account) : undefined
}

/** Nothing where the token is none that can be read. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}
