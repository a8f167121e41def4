import type { Persona } from '../../../catalogue/people/persona.ts'
import { reply } from '../../shared/reply.ts'
import type { Control, ControlOperation } from '../shared/types.ts'

export const listPersonas: ControlOperation<'listPersonas'> = ({ world }) =>
  reply(200, world.catalogue.personas.map(personaView))

function personaView({ id, name, site, special, roles, logins, outcome }: Persona): Control<'Persona'> {
  const { eid, email } = logins
  return {
    id,
    name,
    siteKey: site,
    special,
    roles: [...roles],
    logins: [
      ...(eid ? [{ method: 'eid' as const, idType: eid.idType, personalNumber: eid.personalNumber }] : []),
      ...(email ? [{ method: 'email' as const, email: email.email, password: email.password }] : []),
    ],
    expectedResult: outcome,
  }
}
