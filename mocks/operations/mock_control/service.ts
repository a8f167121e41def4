import type { components, operations } from '#gen/mock_control/types.ts'
import type { World } from '../../state/world.ts'
import type { Operation } from '../operation.ts'

/** An operation of this service, by its operationId. */
export type ControlOperation<K extends keyof operations> = Operation<operations[K]>

/** A type of this service, by its name in the contract. */
export type Control<K extends keyof components['schemas']> = components['schemas'][K]

/** Counts a write: calls of this service are not in the log, where other writes are counted. */
export function wrote({ data }: World): void {
  data.revision += 1
}

/** Milliseconds as the contract writes an instant. */
export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()
