import type { components, operations } from '#gen/account_service/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type AccountOperation<K extends keyof operations> = Operation<operations[K]>

export type LoginStatusReply = components['schemas']['LoginStatusReply']
export type FlowErrorCode = components['schemas']['FlowErrorCode']
