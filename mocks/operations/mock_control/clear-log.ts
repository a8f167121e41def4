import { empty } from '../reply.ts'
import type { ControlOperation } from './service.ts'

export const clearLog: ControlOperation<'clearLog'> = ({ world }) => {
  world.log.clear()
  return empty(204)
}
