import type { components } from '#gen/mock_control/types.ts'

/** A type of the control API, by its name in the contract. */
export type Control<K extends keyof components['schemas']> = components['schemas'][K]
