import type { operations } from '#gen/insights/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type InsightsOperation<K extends keyof operations> = Operation<operations[K]>
