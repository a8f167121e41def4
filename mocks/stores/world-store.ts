import type { Awaitable } from '../engine/awaitable.ts'
import type { RequestLog } from '../engine/worlds/log.ts'
import type { WorldHead } from '../state/world/world-data.ts'
import type { Json } from './json.ts'

/**
 * One row of what is kept of a world: what lies at this path from now on, which nobody changes any more, or that nothing
 * does, neither there nor below. `marked` says that a new world has something there, so that its end must be kept too.
 */
export type Change = { path: string; value: Json } | { path: string; gone: true; marked: boolean }

/** A row as JSON; the empty text marks the end of something that a new world has. */
export type Row = { path: string; value: string }

/**
 * A world as it was kept: its head, and the rows that make it differ from a new one, in the order they came about. Where
 * several servers play it, its log as well.
 */
export type StoredWorld = { head: WorldHead; rows: Row[]; log?: RequestLog }

/** Where worlds are kept beyond the process that plays them. */
export type WorldStore = {
  kind: 'sqlite' | 'indexedDb' | 'redis' | 'memory'
  /** How far down a world is cut into rows: 1 for one row a part of the world, 3 for one row a record in it. */
  depth: number
  /**
   * How old that of a head may get, in milliseconds, of which the loss is none: so long changes come with the very same
   * head, which need not be written again. Without it each change comes with what the head is by then.
   */
  softHeadMs?: number
  /** The heads of all worlds that were kept when the store was opened. */
  heads: WorldHead[]
  /** Reads the heads of all worlds again, where others share the store. */
  readHeads?: () => Promise<WorldHead[]>
  /** How many worlds there are in all, where others share the store. */
  count?: () => number
  /** Whether it is known to have a world that was never seen here. */
  has?: (id: string) => boolean
  /**
   * Whether it can't be asked at present: no change is kept, and what a question has changed beside its answer is
   * not looked for.
   */
  isAway?: () => boolean
  load: (id: string) => Awaitable<StoredWorld | undefined>
  /**
   * Keeps changes, all of them or none; once this resolves they survive the end of the process. `anew` throws away what
   * was kept of the world before. What fails for one world fails for no other.
   */
  save: (head: WorldHead, changes: Change[], anew?: boolean) => Promise<void>
  delete: (id: string) => Promise<void>
  /** Calls back right before its next write, which is soon. Without it, changes are saved as they come about. */
  beforeNextWrite?: (work: () => void) => void
  /**
   * Runs a call while nobody else who shares the store uses the world. `refresh` is called first where somebody else has
   * changed it.
   */
  exclusively?: <T>(id: string, refresh: () => void, run: () => Promise<T>) => Promise<T>
}
