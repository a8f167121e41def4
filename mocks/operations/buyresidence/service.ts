import type { components, operations } from '#gen/buyresidence/types.ts'
import type { Operation } from '../operation.ts'

/** An operation of this service, by its operationId. */
export type BuyOperation<K extends keyof operations> = Operation<operations[K]>

/** A type of this service, by its name in the contract. */
export type Buy<K extends keyof components['schemas']> = components['schemas'][K]

/** Milliseconds as the contract writes an instant; null where there is none. */
export const instantOrNull = (at: number | undefined): string | null =>
  at === undefined ? null : new Date(at).toISOString()
