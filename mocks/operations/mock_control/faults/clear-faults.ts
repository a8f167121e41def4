import { empty } from '../../shared/reply.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'

export const clearFaults: ControlOperation<'clearFaults'> = ({ query, world }) => {
  world.faults.clear(query.operationId, query.name)
  countWrite(world.data)
  return empty(204)
}
