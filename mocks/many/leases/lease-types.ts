import type { Desk, LogNews } from './desk.ts'

/** A world that this server plays. */
export type Held = {
  readonly id: string
  /** What no server before had, and what each write is held against. */
  number: number
  /** How many writes of the world there will have been when all that are under way are done. */
  version: number
  /** Until when it may be played, by the clock of this machine that is never set. */
  until: number
  usedAt: number
  /** How many calls are under way. */
  running: number
  /** How many of them have large bodies. */
  large: number
  /** How much of its log is kept: the number of the last call, and how many calls. */
  logged: { last: number; size: number }
  /** Its lease is being renewed. */
  renewing: boolean
  /** Resolves when no call is under way any more; there while somebody waits for that. */
  idle: PromiseWithResolvers<void> | undefined
  /** It can not be gone on with: resolves once it has left memory. */
  ended: Promise<void> | undefined
}

/** Who else plays a world, under which number, and for how long unless they renew it. */
export type PlayedElsewhere = { holder: string; number: number; msLeft: number }

export type LeaseOptions = {
  desk: Desk
  leaseMs?: number | undefined
  keepMs?: number | undefined
  now?: () => number
  /** Whether the desk does not answer. */
  isAway?: () => boolean
}

/** What leases need of the worlds in memory. */
export type WorldsInMemory = {
  whenFree: (id: string, work: () => void) => void
  /** Drops a world without saving it. */
  letGo: (id: string) => void
  /** Saves a world and drops it; resolves when it is saved. */
  putAway: (id: string) => Promise<void>
  /** What is new in the log of a world since so much of it was kept. */
  news: (id: string, since: Held['logged']) => LogNews | undefined
}

export type LeaseEvent = 'taken' | 'lost' | 'released' | 'failed'
