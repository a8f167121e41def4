import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { WorldHead } from '../state/world.ts'
import { rowOf } from './changes.ts'
import type { Change, Row, WorldStore } from './world-store.ts'

/** Rises when rows change their meaning: files of another version begin anew. */
const version = 1

const schema = `
  CREATE TABLE IF NOT EXISTS worlds (id TEXT PRIMARY KEY, head TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parts (
    number INTEGER PRIMARY KEY,
    world TEXT NOT NULL,
    path TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (world, path)
  );`

const reset = 'DROP TABLE IF EXISTS worlds; DROP TABLE IF EXISTS parts;'

export type SqliteStore = WorldStore & {
  /** The heads of all worlds as they are kept now. */
  list: () => WorldHead[]
  close: () => void
}

/** What is still to be written of a world: of several changes at one place only the last. */
type Waiting = {
  /** All that was kept of it goes first. */
  anew: boolean
  head?: WorldHead
  dropped: Set<string>
  put: Map<string, Change>
}

/** In how many rounds of other work changes are gathered before they are written. */
const maxRounds = 8

/**
 * Keeps worlds in one file (or `:memory:`). What is saved while the server is busy with other requests is written in one
 * transaction, and nobody is answered before it is in the log of the database: it survives the end of the process, also
 * a sudden one. The file belongs to one process alone.
 *
 * @throws when another process has the file, or it is none
 */
export function sqliteStore(file: string): SqliteStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  prepareFile(database)
  const begin = database.prepare('BEGIN')
  const commit = database.prepare('COMMIT')
  const putHead = database.prepare(
    'INSERT INTO worlds VALUES (?, ?) ON CONFLICT DO UPDATE SET head = excluded.head',
  )
  const putPart = database.prepare(
    'INSERT INTO parts (world, path, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  // all below a path lies between `path/` and `path0`, the character after the slash
  const dropPart = database.prepare(
    `DELETE FROM parts WHERE world = ?1 AND (path = ?2 OR (path > ?2 || '/' AND path < ?2 || '0'))`,
  )
  const dropHead = database.prepare('DELETE FROM worlds WHERE id = ?')
  const dropParts = database.prepare('DELETE FROM parts WHERE world = ?')
  const heads = database.prepare('SELECT head FROM worlds')
  const head = database.prepare('SELECT head FROM worlds WHERE id = ?')
  const rows = database.prepare('SELECT path, value FROM parts WHERE world = ? ORDER BY number')

  const waiting = new Map<string, Waiting>()
  const works: (() => void)[] = []
  let told: PromiseWithResolvers<void> | undefined
  /** Whether there is more to write since the last round. */
  let news = false

  function flush(): void {
    for (const work of works.splice(0)) work()
    const batch = [...waiting]
    const answer = told
    waiting.clear()
    told = undefined
    if (!answer) return
    if (batch.length === 0) {
      answer.resolve()
      return
    }
    try {
      begin.run()
      for (const [id, world] of batch) write(id, world)
      commit.run()
      answer.resolve()
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      answer.reject(error)
    }
  }

  function write(id: string, { anew, head: kept, dropped, put }: Waiting): void {
    if (anew) {
      dropHead.run(id)
      dropParts.run(id)
    }
    if (!kept) return
    putHead.run(id, JSON.stringify(kept))
    for (const path of dropped) dropPart.run(id, path)
    for (const [path, change] of put) putPart.run(id, path, rowOf(change) ?? '')
  }

  /** Writes soon: as long as each round of other work brings more to write, it goes into the same transaction. */
  function written(): Promise<void> {
    if (told) {
      news = true
      return told.promise
    }
    told = Promise.withResolvers<void>()
    // whoever waits hears of a failure; that nobody waits is no reason to end
    told.promise.catch(() => undefined)
    let rounds = 0
    const round = () => {
      rounds += 1
      if (news && rounds < maxRounds) setImmediate(round)
      else flush()
      news = false
    }
    setImmediate(round)
    return told.promise
  }

  function list(): WorldHead[] {
    flush()
    return heads.all().map((row) => JSON.parse(String(row['head'])) as WorldHead)
  }

  return {
    kind: 'sqlite',
    depth: 3,
    heads: list(),
    list,
    load: (id) => {
      flush()
      const found = head.get(id)
      if (!found) return undefined
      return { head: JSON.parse(String(found['head'])) as WorldHead, rows: rows.all(id) as Row[] }
    },
    save: (kept, changes) => {
      const world: Waiting = waiting.get(kept.id) ?? { anew: false, dropped: new Set(), put: new Map() }
      waiting.set(kept.id, world)
      world.head = kept
      for (const change of changes) add(world, change)
      return written()
    },
    delete: (id) => {
      waiting.set(id, { anew: true, dropped: new Set(), put: new Map() })
      return written()
    },
    soon: (work) => {
      works.push(work)
      void written()
    },
    close: () => {
      flush()
      database.close()
    },
  }
}

/** Adds a change to what is to be written: first all that is dropped, then what is put, in the order it came about. */
function add({ dropped, put }: Waiting, change: Change): void {
  const { path } = change
  if ('gone' in change) {
    dropped.add(path)
    for (const other of put.keys()) if (other.startsWith(`${path}/`)) put.delete(other)
    put.delete(path)
    if (!change.marked) return
  }
  put.set(path, change)
}

function prepareFile(database: DatabaseSync): void {
  // a write-ahead log survives the end of the process without waiting for the disk each time
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  const found = database.prepare('PRAGMA user_version').get()
  if (found?.['user_version'] !== version) database.exec(reset)
  database.exec(`BEGIN EXCLUSIVE; ${schema} PRAGMA user_version = ${version}; COMMIT;`)
}
