import type { operations } from '#gen/system/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type SystemOperation<K extends keyof operations> = Operation<operations[K]>
