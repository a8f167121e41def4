import type { operations } from '#gen/residence/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type ResidenceOperation<K extends keyof operations> = Operation<operations[K]>
