import type { Fault } from '../../../engine/faults/faults.ts'
import type { Control } from './types.ts'

/** The engine takes any text for a problem code; rules come in by setFault and scenarios alone, which take the contract's. */
export const faultView = (fault: Fault) => fault as Control<'Fault'>
