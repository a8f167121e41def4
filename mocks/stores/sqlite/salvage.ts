import { existsSync, renameSync, rmSync } from 'node:fs'
import { type Keeping, SqliteFile } from './sqlite-file.ts'
import type { Row } from '../world-store.ts'

type Readable = { id: string; head: string; rows: Row[] }

/** A file in place of a damaged one, and the worlds that could not be read from that. */
export type Salvaged = { file: SqliteFile; lost: string[] }

/**
 * Begins a new file with all worlds that can still be read whole; the damaged one is closed, and lies beside it as
 * `FILE.damaged`.
 *
 * @throws when there is no room for a new one; then the damaged one is as it was
 */
export function salvage(old: SqliteFile, path: string, keeping: Keeping): Salvaged {
  const { readable, lost } = readAll(old)
  const begun = `${path}.salvaged`
  for (const end of ends) rmSync(begun + end, { force: true })
  writeAll(new SqliteFile(begun, keeping), readable)
  closed(old)
  for (const end of ends) moved(path + end, `${path}.damaged${end}`)
  moved(begun, path)
  const told = lost.length > 0 ? `; not readable: ${lost.join(', ')}` : ''
  console.error(
    `mock: ${path} was damaged. What could be read is in a new file${told}. The old one: ${path}.damaged`,
  )
  return { file: new SqliteFile(path, keeping), lost }
}

/** A file of SQLite, and the log of it. */
const ends = ['', '-wal']

function readAll(old: SqliteFile): { readable: Readable[]; lost: string[] } {
  const readable: Readable[] = []
  const lost: string[] = []
  for (const { id, head } of old.heads(true)) {
    try {
      readable.push({ id, head, rows: old.rowsOf(id) })
    } catch {
      lost.push(id)
    }
  }
  return { readable, lost }
}

function writeAll(file: SqliteFile, worlds: readonly Readable[]): void {
  const failure = file.together(() => {
    for (const { id, head, rows } of worlds) {
      file.putHead(id, head)
      for (const row of rows) file.putPart(id, row.path, row.value)
    }
  })
  file.close()
  if (failure) throw failure.error
}

/** What can't be written back any more is no reason to stay with it. */
function closed(old: SqliteFile): void {
  try {
    old.close()
  } catch {
    // it is put aside in any case
  }
}

function moved(from: string, to: string): void {
  rmSync(to, { force: true })
  // not every file has a log beside it
  if (existsSync(from)) renameSync(from, to)
}
