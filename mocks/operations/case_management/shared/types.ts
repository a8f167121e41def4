import type { components, operations } from '#gen/case_management/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type CaseOperation<K extends keyof operations> = Operation<operations[K]>

export type ErrandUpdate = components['schemas']['ErrandUpdate']
export type NewErrand = components['schemas']['NewErrand']
