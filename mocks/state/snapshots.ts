import type { WorldData } from './world.ts'

/** A saved state of one world; times are milliseconds. */
export type Snapshot = {
  id: string
  name: string
  /** When it was taken, outside. */
  takenAt: number
  /** What the clock of the world showed. */
  now: number
  data: WorldData
}

/** How many a world keeps. */
const capacity = 50

/** The saved states of one world. They outlive a reset, since one goes back to them from there. */
export class Snapshots {
  #taken: Snapshot[] = []
  #count = 0

  /** Saves a copy; the oldest goes when there are fifty. */
  take(given: Omit<Snapshot, 'id'>): Snapshot {
    this.#count += 1
    const snapshot = { ...given, id: `snap-${this.#count}`, data: structuredClone(given.data) }
    this.#taken = [snapshot, ...this.#taken].slice(0, capacity)
    return snapshot
  }

  /** All snapshots, newest first. */
  list(): readonly Snapshot[] {
    return this.#taken
  }

  byId(id: string): Snapshot | undefined {
    return this.#taken.find((one) => one.id === id)
  }
}
