import type { Fault } from '../../engine/faults.ts'
import { reply } from '../reply.ts'
import type { Control, ControlOperation } from './service.ts'

/** The engine takes any text for a problem code; rules come in by setFault and scenarios alone, which take the contract's. */
export const faultView = (fault: Fault) => fault as Control<'Fault'>

export const listFaults: ControlOperation<'listFaults'> = ({ world }) =>
  reply(200, world.faults.list().map(faultView))
