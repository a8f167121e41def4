import { empty } from '../reply.ts'
import { type ControlOperation, wrote } from './service.ts'

export const clearFaults: ControlOperation<'clearFaults'> = ({ query, world }) => {
  world.faults.clear(query.operationId)
  wrote(world)
  return empty(204)
}
