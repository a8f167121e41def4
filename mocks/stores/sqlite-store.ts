import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { WorldHead } from '../state/world-data.ts'
import { parseStored } from '../engine/parse-json.ts'
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
  /** Those who wait until it is written. */
  told: PromiseWithResolvers<void>
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
  let scheduled = false
  /** Whether there is more to write since the last round. */
  let news = false

  function flush(): void {
    for (const work of works.splice(0)) doneOrTold(work)
    const batch = [...waiting]
    waiting.clear()
    scheduled = false
    if (batch.length === 0) return
    const failure = writeTogether(batch)
    // one world that can not be written must not take the others with it
    for (const one of batch) tell(one[1], failure && batch.length > 1 ? writeTogether([one]) : failure)
  }

  /** All of a batch or nothing of it; says why it is nothing. */
  function writeTogether(batch: [id: string, world: Waiting][]): { error: unknown } | undefined {
    try {
      begin.run()
      for (const [id, world] of batch) write(id, world)
      commit.run()
      return undefined
    } catch (error) {
      takeBack(database)
      return { error }
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
  function schedule(): void {
    if (scheduled) {
      news = true
      return
    }
    scheduled = true
    let rounds = 0
    const round = () => {
      rounds += 1
      if (news && rounds < maxRounds) setImmediate(round)
      else flush()
      news = false
    }
    setImmediate(round)
  }

  function written({ told }: Waiting): Promise<void> {
    schedule()
    return told.promise
  }

  function list(): WorldHead[] {
    flush()
    return heads.all().flatMap((row) => headOf(row) ?? [])
  }

  return {
    kind: 'sqlite',
    depth: 3,
    heads: list(),
    list,
    load: (id) => {
      flush()
      const found = headOf(head.get(id))
      return found && { head: found, rows: rows.all(id) as Row[] }
    },
    save: (kept, changes, anew) => {
      const known = waiting.get(kept.id)
      const world = known && !anew ? known : nothingYet(anew ?? false, known?.told)
      waiting.set(kept.id, world)
      world.head = kept
      for (const change of changes) add(world, change)
      return written(world)
    },
    delete: (id) => {
      const world = nothingYet(true, waiting.get(id)?.told)
      waiting.set(id, world)
      return written(world)
    },
    beforeNextWrite: (work) => {
      works.push(work)
      schedule()
    },
    close: () => {
      flush()
      database.close()
    },
  }
}

/** What is to be written of a world before anything is known of it; who waited for it before waits for this. */
function nothingYet(anew: boolean, told = Promise.withResolvers<void>()): Waiting {
  // whoever waits hears of a failure; that nobody waits is no reason to end
  told.promise.catch(() => undefined)
  return { anew, dropped: new Set(), put: new Map(), told }
}

function tell({ told }: Waiting, failure: { error: unknown } | undefined): void {
  if (failure) told.reject(failure.error)
  else told.resolve()
}

/** What goes wrong in one piece of work must not keep the others from being done. */
function doneOrTold(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.error('mock: work before a write failed', error)
  }
}

/** A transaction that can not even be taken back fails the next one as well, not the process. */
function takeBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK')
  } catch (error) {
    console.error('mock: the store of worlds is broken', error)
  }
}

/** The head in a row; undefined without one. */
function headOf(row: Record<string, unknown> | undefined): WorldHead | undefined {
  return row && (parseStored(String(row['head'])) as WorldHead | undefined)
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
