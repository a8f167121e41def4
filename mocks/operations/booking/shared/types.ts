import type { operations } from '#gen/booking/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type BookingOperation<K extends keyof operations> = Operation<operations[K]>
