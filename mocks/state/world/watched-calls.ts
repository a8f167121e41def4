import type { components } from '#gen/mock_control/types.ts'

/** Both sides of a call, masked. */
export type Exchange = components['schemas']['Exchange']

/** What the control API does with calls of which both sides are kept. */
export type WatchedCalls = {
  /** Keeps what passes in a world from now on, for so long; until when that is, outside, in milliseconds. */
  watch: (worldId: string, milliseconds: number) => number
  /** What is kept of a world, oldest first; of one call where its number is given. */
  list: (worldId: string, number?: number) => Exchange[]
}
