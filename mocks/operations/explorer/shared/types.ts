import type { components, operations } from '#gen/explorer/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type ExplorerOperation<K extends keyof operations> = Operation<operations[K]>

/** A shape of the contract, by its name. */
export type Shape<K extends keyof components['schemas']> = components['schemas'][K]
