import { principalOf } from '../../../state/caller/principal-of-persona.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import { instant } from '../../shared/instant.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'

/** Whom no login lets in cannot be logged in here either: who has no account, and whom an identification refuses. */
export const loginAsPersona: ControlOperation<'loginAsPersona'> = async ({ path, world }) => {
  const persona = world.catalogue.persona(path.personaId)
  if (!persona) return noSuch('persona', '/__mock/personas')
  const account = persona.account && world.accounts.byId(persona.account.userId)
  if (!account || account.deceased || account.withoutPid) return problem(409, 'conflict')
  const token = await world.tokens.issue(principalOf(persona, account))
  world.data.personaId = persona.id
  countWrite(world.data)
  const expires = instant(world.tokens.describe(token).exp * 1000)
  return privateReply(200, { personaId: persona.id, siteKey: persona.site, token, expires })
}
