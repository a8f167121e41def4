import { Snapshots, type SnapshotsData } from '../../state/world/snapshots.ts'
import { type WorldData, type WorldHead, newWorldData } from '../../state/world/world-data.ts'
import { noteChanges } from '../changes.ts'
import { type Json, type JsonObject, isSame } from '../json.ts'
import type { Change } from '../world-store.ts'

/** Parts of the head that change with nearly every call and are no loss: they are saved along with the next other change. */
const soft: ReadonlySet<string> = new Set(['revision', 'lastSeenAt', 'lastPath', 'pace'])

/** The part of a saved world that is not among its data. */
export const snapshotsKey = 'snapshots'

/** The head of a world, on its own. */
export function headOf(data: WorldHead): WorldHead {
  const {
    id,
    name,
    seed,
    size,
    today,
    revision,
    createdAt,
    lastSeenAt,
    lastPath,
    personaId,
    scenarioId,
    course,
    pace,
  } = data
  const clock = { ...data.clock }
  return {
    id,
    name,
    seed,
    size,
    today,
    revision,
    createdAt,
    lastSeenAt,
    lastPath,
    personaId,
    scenarioId,
    course,
    pace,
    clock,
  }
}

/** The parts of a world's head, which is kept in one piece. */
const headKeys = Object.keys(headOf(newWorldData({ id: 'new', seed: 1, size: 1 }, 0))) as (keyof WorldHead)[]
const isHead: ReadonlySet<string> = new Set(headKeys)
const hardKeys = headKeys.filter((key) => !soft.has(key))

/** What has changed in the parts of a world; `known` is what the store has of them, and is brought up to date. */
export function changesOf(
  data: WorldData,
  snapshots: SnapshotsData,
  known: JsonObject,
  depth: number,
): Change[] {
  const changes: Change[] = []
  const fresh = freshParts(data)
  const live = data as unknown as JsonObject
  for (const key in live) {
    // most calls leave most parts as they were, and to see that is cheaper than to look for what became of each row
    if (isHead.has(key) || isSame(live[key], known[key])) continue
    noteChanges(key, known, live, fresh, '', depth, changes)
  }
  const saved = { [snapshotsKey]: snapshots }
  noteChanges(snapshotsKey, known, saved, fresh, '', depth, changes)
  return changes
}

/** Whether the store has the head of a world, but for what is no loss. */
export function isHeadKept(data: WorldData, head: WorldHead): boolean {
  for (const key of hardKeys) if (!isSame(data[key], head[key])) return false
  return true
}

/** All that is not in the head: state is plain data throughout. */
function partsOf(data: WorldData, snapshots: SnapshotsData): JsonObject {
  const parts: JsonObject = {}
  for (const key in data) {
    if (!isHead.has(key)) parts[key] = data[key as keyof WorldData] as unknown as Json
  }
  parts[snapshotsKey] = snapshots
  return parts
}

const fresh = new Map<number, JsonObject>()
const maxFresh = 100

/**
 * What rows are held against: a new world. It depends on the seed alone, so that it is the same when the rows are read
 * again, and nobody changes it.
 */
export function freshParts({ seed }: WorldHead): JsonObject {
  const known = fresh.get(seed)
  if (known) return known
  if (fresh.size >= maxFresh) fresh.clear()
  const made = partsOf(newWorldData({ id: 'new', seed, size: 1 }, 0), new Snapshots().data)
  fresh.set(seed, made)
  return made
}
