import { empty } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const clearRealServices: ControlOperation<'clearRealServices'> = ({ query, world: { real } }) => {
  real?.clear(query.target)
  return empty(204)
}
