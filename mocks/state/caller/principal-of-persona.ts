import type { Persona } from '../../catalogue/people/persona.ts'
import type { Account } from '../accounts/account.ts'
import type { Principal } from './principal.ts'

/** Who is nothing but a board member acts for an association, the first of theirs; everybody else for themselves. */
export function principalOf({ roles, logins }: Persona, { id, associationIds }: Account): Principal {
  const [associationId] = associationIds
  const bankId = logins.eid !== undefined
  if (!associationId || roles.includes('privateUser')) return { userId: id, kind: 'private', bankId }
  return { userId: id, kind: 'board', associationId, bankId }
}
