import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { Worlds } from '../../engine/worlds/worlds.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import type { World } from '../../state/world.ts'
import type { WorldPersistence } from './world-persistence.ts'
import type { WorldStore } from '../world-store.ts'

type AllWorlds = Worlds<World, WorldHead>

/** What lets go of all that a world has: it works also where that can't be read. */
const beginsAnew = new Set(['resetWorld', 'importWorld'])

/** Opens a world for a call; one that can't be read begins anew where the call lets go of it in any case. */
export function openedOrAnew(worlds: AllWorlds, id: string, operationId: string) {
  try {
    const opened = worlds.open(id)
    if (!(opened instanceof Promise)) return opened
    return opened.catch((error: unknown) => anew(error, worlds, id, operationId))
  } catch (error) {
    return anew(error, worlds, id, operationId)
  }
}

function anew(error: unknown, worlds: AllWorlds, id: string, operationId: string): World {
  if (!isUnreadable(error) || !beginsAnew.has(operationId)) throw error
  return worlds.make(id)
}

/** Whether a file failed for good: what is worth another try can be read later. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof StorageFailure && error.retryAfter === undefined

/** The world unless its file is damaged: what only takes a note does not fail by that. */
export function readable(worlds: AllWorlds, id: string): World | undefined {
  try {
    return worlds.get(id)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    return undefined
  }
}

/** Loads a world; what cannot be read is written whole, once the world begins anew. */
export function loadedFrom(store: WorldStore, id: string, persistence: WorldPersistence) {
  const lost = (error: unknown): never => {
    if (isUnreadable(error)) persistence.lose(id)
    throw error
  }
  try {
    const loaded = store.load(id)
    return loaded instanceof Promise ? loaded.catch(lost) : loaded
  } catch (error) {
    return lost(error)
  }
}
