import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Row } from '../world-store.ts'

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

/** How a file is kept: `durable` waits for the disk at each write. */
export type Keeping = { durable: boolean }

type Statements = Record<'begin' | 'commit' | keyof typeof asked, StatementSync>

/** The file (or `:memory:`) with all that is asked of it. It belongs to one process alone. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements: Statements

  /** @throws when another process has the file, or it is none */
  constructor(file: string, keeping: Keeping) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
    const database = new DatabaseSync(file)
    this.#database = database
    prepareFile(database, keeping)
    const prepared = Object.entries({ begin: 'BEGIN', commit: 'COMMIT', ...asked }).map(
      ([name, sql]) => [name, database.prepare(sql)] as const,
    )
    this.#statements = Object.fromEntries(prepared) as Statements
  }

  /** All of some work or nothing of it; says why it is nothing. */
  together(work: () => void): { error: unknown } | undefined {
    try {
      this.#statements.begin.run()
      work()
      this.#statements.commit.run()
      return undefined
    } catch (error) {
      this.#takeBack()
      return { error }
    }
  }

  putHead(id: string, head: string): void {
    this.#statements.putHead.run(id, head)
  }

  putPart(id: string, path: string, value: string): void {
    this.#statements.putPart.run(id, path, value)
  }

  /** Drops a path and all below it. */
  dropPart(id: string, path: string): void {
    this.#statements.dropPart.run(id, path)
  }

  dropWorld(id: string): void {
    this.#statements.dropHead.run(id)
    this.#statements.dropParts.run(id)
  }

  /** The ids and heads of all worlds; as far as they can be read, where the file is damaged and `asFarAs` says so. */
  heads(asFarAs = false): { id: string; head: string }[] {
    const found: { id: string; head: string }[] = []
    try {
      for (const { id, head } of this.#statements.heads.iterate())
        found.push({ id: String(id), head: String(head) })
    } catch (error) {
      if (!asFarAs) throw error
    }
    return found
  }

  headOf(id: string): string | undefined {
    const row = this.#statements.head.get(id)
    return row && String(row['head'])
  }

  rowsOf(id: string): Row[] {
    return this.#statements.rows.all(id) as Row[]
  }

  close(): void {
    this.#database.close()
  }

  /** A transaction that can not even be taken back fails the next one as well, not the process. */
  #takeBack(): void {
    try {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    } catch (error) {
      console.error('mock: the store of worlds is broken', error)
    }
  }
}

const asked = {
  putHead: 'INSERT INTO worlds VALUES (?, ?) ON CONFLICT DO UPDATE SET head = excluded.head',
  putPart:
    'INSERT INTO parts (world, path, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  // all below a path lies between `path/` and `path0`, the character after the slash
  dropPart: `DELETE FROM parts WHERE world = ?1 AND (path = ?2 OR (path > ?2 || '/' AND path < ?2 || '0'))`,
  dropHead: 'DELETE FROM worlds WHERE id = ?',
  dropParts: 'DELETE FROM parts WHERE world = ?',
  heads: 'SELECT id, head FROM worlds',
  head: 'SELECT head FROM worlds WHERE id = ?',
  rows: 'SELECT path, value FROM parts WHERE world = ? ORDER BY number',
} as const

function prepareFile(database: DatabaseSync, { durable }: Keeping): void {
  // a write-ahead log survives the end of the process without waiting for the disk each time; to survive a power cut it
  // has to be synced at each write (sqlite.org/pragma.html#pragma_synchronous)
  const synchronous = durable ? 'FULL' : 'NORMAL'
  database.exec(
    `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};`,
  )
  const found = database.prepare('PRAGMA user_version').get()
  if (found?.['user_version'] !== version) database.exec(reset)
  database.exec(`BEGIN EXCLUSIVE; ${schema} PRAGMA user_version = ${version}; COMMIT;`)
}
