import type { Persona } from '../../catalogue/people/persona.ts'
import type { Account } from '../../state/accounts/account.ts'
import type { Principal } from '../../state/principal.ts'
import { problem } from '../../engine/problem.ts'
import { privateReply } from '../shared/reply.ts'
import { countWrite } from '../../state/record-call.ts'
import { instant } from '../shared/instant.ts'
import type { ControlOperation } from './shared/types.ts'

/** Whom no login lets in cannot be logged in here either: who has no account, and whom an identification refuses. */
export const loginAsPersona: ControlOperation<'loginAsPersona'> = async ({ path, world }) => {
  const persona = world.catalogue.persona(path.personaId)
  if (!persona) return problem(404, 'notFound')
  const account = persona.account && world.accounts.byId(persona.account.userId)
  if (!account || account.deceased || account.withoutPid) return problem(409, 'conflict')
  const token = await world.tokens.issue(principalOf(persona, account))
  world.data.personaId = persona.id
  countWrite(world.data)
  const expires = instant(world.tokens.describe(token).exp * 1000)
  return privateReply(200, { personaId: persona.id, siteKey: persona.site, token, expires })
}

/** Who is nothing but a board member acts for an association, the first of theirs; everybody else for themselves. */
function principalOf({ roles, logins }: Persona, { id, associationIds }: Account): Principal {
  const [associationId] = associationIds
  const bankId = logins.eid !== undefined
  if (!associationId || roles.includes('privateUser')) return { userId: id, kind: 'private', bankId }
  return { userId: id, kind: 'board', associationId, bankId }
}
