import { reply } from '../../shared/reply.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const setEidBehaviour: ControlOperation<'setEidBehaviour'> = ({ body, world }) => {
  const persona = body.personaId === null ? undefined : world.catalogue.persona(body.personaId)
  if (body.personaId !== null && !persona) return noSuch('persona', '/__mock/personas')
  if (body.mode === 'auto' && persona?.logins.eid?.idType !== 'bank_id') {
    return unprocessable('/personaId', 'required', 'a timer approves as somebody with a Swedish e-ID')
  }
  world.eid.behaviour = body
  countWrite(world.data)
  return reply(200, body)
}
