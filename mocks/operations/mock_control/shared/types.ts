import type { components, operations } from '#gen/mock_control/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type ControlOperation<K extends keyof operations> = Operation<operations[K]>

/** A type of this service, by its name in the contract. */
export type Control<K extends keyof components['schemas']> = components['schemas'][K]
