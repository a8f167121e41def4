import { problem } from '../../../engine/answer/problem.ts'
import { openMatters } from '../../../state/matters.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import { empty } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const settleMatter: ControlOperation<'settleMatter'> = ({ path, world }) => {
  const { personaId } = world.data
  const matter =
    personaId === null ? undefined : openMatters(world, personaId).find(({ id }) => id === path.matterId)
  if (!matter) return problem(404, 'notFound')
  matter.settle()
  countWrite(world.data)
  return empty(204)
}
