import { empty } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const clearLog: ControlOperation<'clearLog'> = ({ world }) => {
  world.log.clear()
  return empty(204)
}
