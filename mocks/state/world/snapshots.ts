import { invalidEntryIn } from './world-entries.ts'
import type { WorldData } from './world-data.ts'
import { dropOldest } from '../drop-oldest.ts'
import { ownValue } from '../../engine/own-value.ts'
import { parseStored } from '../../engine/request/parse-json.ts'

/** A saved state of one world; times are milliseconds. */
export type Snapshot = {
  id: string
  name: string
  /** When it was taken, outside. */
  takenAt: number
  /** What the clock of the world showed. */
  now: number
  revision: number
  /** The data of the world as JSON: a text takes the least room, and nobody changes it by mistake. */
  state: string
}

/** Snapshots by id, oldest first. */
export type SnapshotsData = { count: number; taken: Record<string, Snapshot> }

/** How many a world keeps. */
const capacity = 50

/** The saved states of one world. They outlive a reset, since one goes back to them from there. */
export class Snapshots {
  readonly data: SnapshotsData

  constructor(data: SnapshotsData = { count: 0, taken: {} }) {
    this.data = data
  }

  /** Saves a copy; the oldest goes when there are fifty. */
  take({ data, ...given }: Pick<Snapshot, 'name' | 'takenAt' | 'now'> & { data: WorldData }): Snapshot {
    this.data.count += 1
    const id = `snap-${this.data.count}`
    const snapshot = { id, ...given, revision: data.revision, state: JSON.stringify(data) }
    this.data.taken[id] = snapshot
    dropOldest(this.data.taken, capacity)
    return snapshot
  }

  /** All snapshots, newest first. */
  list(): Snapshot[] {
    return Object.values(this.data.taken).toReversed()
  }

  byId(id: string): Snapshot | undefined {
    return ownValue(this.data.taken, id)
  }
}

/**
 * The data of the world as it was then; each call makes them anew.
 *
 * @throws when what was kept of them can not be read
 */
export function stateOf({ id, state }: Snapshot): WorldData {
  const data = parseStored(state) as WorldData | undefined
  if (!data || invalidEntryIn(data) !== undefined) throw new Error(`the snapshot ${id} can not be read`)
  return data
}
