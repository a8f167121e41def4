import { type DBSchema, openDB } from 'idb'
import type { WorldHead } from '../../state/world/world-data.ts'
import { rowOf } from '../changes.ts'
import type { WorldStore } from '../world-store.ts'

/** `version` rises with each save, so that a page sees that another one went on with the world. */
type Schema = DBSchema & {
  worlds: { key: string; value: { head: WorldHead; version: number } }
  parts: { key: [world: string, path: string]; value: string }
}

/** Rises when rows change their meaning: what an older one left is thrown away. */
const version = 1

const relaxed = { durability: 'relaxed' } as const

/**
 * Keeps worlds in the browser: they survive a reload and the end of the tab, and tabs share them. Each call in a world
 * holds a lock of the browser, and begins with what the last call left, whichever tab made it.
 */
export async function idbStore(name = 'mock-worlds'): Promise<WorldStore> {
  const database = await openDB<Schema>(name, version, {
    upgrade: (made) => {
      for (const old of made.objectStoreNames) made.deleteObjectStore(old)
      made.createObjectStore('worlds')
      made.createObjectStore('parts')
    },
  })
  /** The version of each world that this page has in memory. */
  const seen = new Map<string, number>()
  const readHeads = async () => (await database.getAll('worlds')).map(({ head }) => head)
  const below = (id: string) => IDBKeyRange.bound([id], [id, []])

  return {
    kind: 'indexedDb',
    depth: 1,
    heads: await readHeads(),
    readHeads,
    load: async (id) => {
      const reading = database.transaction(['worlds', 'parts'])
      const parts = reading.objectStore('parts')
      const [world, keys, values] = await Promise.all([
        reading.objectStore('worlds').get(id),
        parts.getAllKeys(below(id)),
        parts.getAll(below(id)),
      ])
      if (!world) return undefined
      seen.set(id, world.version)
      return { head: world.head, rows: keys.map(([, path], at) => ({ path, value: values[at] ?? '' })) }
    },
    save: async (head, changes, anew) => {
      const { id } = head
      // what can not be written as text must not leave half a world: a transaction ends with what it has
      const rows = changes.map((change) => [change.path, rowOf(change)] as const)
      const writing = database.transaction(['worlds', 'parts'], 'readwrite', relaxed)
      const [worlds, parts] = [writing.objectStore('worlds'), writing.objectStore('parts')]
      const next = ((await worlds.get(id))?.version ?? 0) + 1
      const written: Promise<unknown>[] = [worlds.put({ head, version: next }, id)]
      if (anew) written.push(parts.delete(below(id)))
      for (const [path, row] of rows) {
        written.push(row === undefined ? parts.delete([id, path]) : parts.put(row, [id, path]))
      }
      await Promise.all([...written, writing.done])
      seen.set(id, next)
    },
    delete: async (id) => {
      const writing = database.transaction(['worlds', 'parts'], 'readwrite', relaxed)
      const gone = [writing.objectStore('worlds').delete(id), writing.objectStore('parts').delete(below(id))]
      await Promise.all([...gone, writing.done])
      seen.delete(id)
    },
    exclusively: (id, refresh, run) =>
      navigator.locks.request(`${name}/${id}`, async () => {
        const kept = await database.get('worlds', id)
        if (kept?.version !== seen.get(id)) {
          seen.delete(id)
          refresh()
        }
        return run()
      }),
  }
}
