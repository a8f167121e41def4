import type { components, operations } from '#gen/buyresidence/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type BuyOperation<K extends keyof operations> = Operation<operations[K]>

/** A type of this service, by its name in the contract. */
export type Buy<K extends keyof components['schemas']> = components['schemas'][K]
