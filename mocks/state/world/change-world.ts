import { Clock } from '../../engine/worlds/clock.ts'
import { newPace } from '../course/pace.ts'
import { taughtOf } from '../course/taught.ts'
import { type Snapshot, stateOf } from './snapshots.ts'
import { type World, openWorld } from '../world.ts'
import { type WorldData, newWorldData } from './world-data.ts'

/** Puts other data in place of those of a world. It stays the same world: its id, secret, log and snapshots are kept. */
export function replaceData(world: World, data: WorldData): World {
  const { id, secret, createdAt, lastSeenAt, revision, course } = world.data
  const { label, message } = course
  const kept = { id, secret, createdAt, lastSeenAt, revision: revision + 1 }
  // what a trainer says of a world outlives whatever becomes of it
  const taught = taughtOf(data)
  const said = { course: { ...taught.course, label, message } }
  return world.worlds().put(openWorld({ ...data, ...taught, ...said, ...kept }, world))
}

/** Puts a world back to its start, with the same seed unless told. */
export function resetWorld(world: World, seed = world.data.seed): World {
  const { id, name, size } = world.data
  world.log.clear()
  return replaceData(world, newWorldData({ id, name, seed, size }, world.outside()))
}

/** Takes a world back to a saved state; its clock goes on from where it stood then. */
export function restoreSnapshot(world: World, snapshot: Snapshot): World {
  const { name } = world.data
  return replaceData(world, atTime({ ...stateOf(snapshot), name }, snapshot.now, world.outside))
}

/** A copy under an id of its own; nobody has been seen in it yet, and no token of the original is good there. */
export function cloneWorld(world: World, id: string, name = id): World {
  const now = world.outside()
  const data: WorldData = {
    ...structuredClone(world.data),
    id,
    name,
    secret: '',
    createdAt: now,
    lastSeenAt: now,
    lastPath: null,
    pace: newPace(),
  }
  return world.worlds().put(openWorld(data, { ...world, log: undefined, snapshots: undefined }))
}

/** The same data with the clock set to a time; it runs or stands as it did. */
export function atTime(data: WorldData, now: number, outside: () => number): WorldData {
  new Clock(data.clock, outside).set({ now })
  return data
}
