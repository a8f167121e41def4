import type { components, operations } from '#gen/content/types.ts'
import type { Operation } from '../../shared/operation.ts'

/** An operation of this service, by its operationId. */
export type ContentOperation<K extends keyof operations> = Operation<operations[K]>

/** A shape of the content contract, by its name. */
export type Shape<K extends keyof components['schemas']> = components['schemas'][K]

export type PageViewModel = Shape<'PageViewModel'>
export type PageContent = Shape<'PageContent'>
