import type { LogEntry, VerdictCounts } from '../../engine/worlds/log.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import type { Row } from '../../stores/world-store.ts'

/** The end of a log, as it is kept with its world. */
export type KeptLog = { entries: LogEntry[]; last: number; counts: VerdictCounts }

/** What is new in a log: `keep` is how many calls it has in all, so that what was let go there goes here too. */
export type LogNews = KeptLog & { keep: number }

/** A world as a desk has it: `version` counts its commits. */
export type DeskWorld = { head: WorldHead; rows: Row[]; version: number; log: KeptLog | undefined }

/**
 * The answer to whoever wants to play a world: it is theirs, with a fencing number that nobody has had before, or it is
 * played elsewhere, for so many milliseconds unless the holder renews it.
 */
export type Taken =
  | { isMine: true; number: number; version: number }
  | { isMine: false; number: number; holder: string; msLeft: number }

/** One write of a world, which is carried out whole or not at all, and only if number and version are the present ones. */
export type Commit = {
  id: string
  holder: string
  number: number
  version: number
  /** The lease runs so long from now on, in milliseconds. */
  ms: number
  head: WorldHead
  anew: boolean
  dropped: string[]
  put: Row[]
}

/**
 * Where servers that share worlds keep them, and where they agree on who plays which. All of it is plain data, so that a
 * desk may lie in another process. What fails rejects; whether it was carried out is unknown then.
 */
export type Desk = {
  /** What the world says it is kept in. */
  kind: 'redis' | 'sqlite' | 'memory'
  take: (id: string, holder: string, ms: number) => Promise<Taken>
  /** Resolves to whether it was carried out. */
  commit: (commit: Commit) => Promise<boolean>
  /** Resolves to whether the lease is still, or again, the holder's. */
  renew: (id: string, holder: string, number: number, ms: number, log?: LogNews) => Promise<boolean>
  /** The same for many leases, of which nothing else is new. */
  renewAll: (
    holder: string,
    ms: number,
    held: readonly { id: string; number: number }[],
  ) => Promise<boolean[]>
  release: (id: string, holder: string, number: number) => Promise<void>
  load: (id: string) => Promise<DeskWorld | undefined>
  delete: (id: string, number: number) => Promise<boolean>
  heads: () => Promise<WorldHead[]>
  /** How many worlds there are, as far as is known. */
  count: () => number
  /** Says that a server is there, for so long; resolves to all that are. */
  enlist: (holder: string, ms: number) => Promise<string[]>
  leave: (holder: string) => Promise<void>
  /** A secret that all servers of this desk know and nobody else. */
  secret: () => Promise<string>
  close: () => void
}
