import { reply } from '../../shared/reply.ts'
import { faultView } from '../shared/fault-view.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listFaults: ControlOperation<'listFaults'> = ({ world }) =>
  reply(200, world.faults.list().map(faultView))
