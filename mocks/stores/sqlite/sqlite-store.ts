import type { WorldHead } from '../../state/world/world-data.ts'
import { parseStored } from '../../engine/request/parse-json.ts'
import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import { rowOf } from '../changes.ts'
import { type Gathered, gather } from './gathered.ts'
import { salvage } from './salvage.ts'
import { failureIn, isDamaged } from './sqlite-failure.ts'
import { type Keeping, SqliteFile } from './sqlite-file.ts'
import type { WorldStore } from '../world-store.ts'

export type SqliteStore = WorldStore & {
  /** The heads of all worlds as they are kept now. */
  list: () => WorldHead[]
  close: () => void
}

/** What is still to be written of a world: of several changes at one place only the last. */
type Waiting = Gathered & {
  /** All that was kept of it goes first. */
  anew: boolean
  head?: WorldHead
  /** Those who wait until it is written. */
  told: PromiseWithResolvers<void>
}

/** Why something was not written. */
type Failure = { error: unknown } | undefined

/** In how many rounds of other work changes are gathered before they are written. */
const maxRounds = 8

/**
 * Keeps worlds in one file (or `:memory:`). What is saved while the server is busy with other requests is written in one
 * transaction, and nobody is answered before it is in the log of the database: it survives the end of the process, also
 * a sudden one. The file belongs to one process alone.
 *
 * @throws when another process has the file, or it is none
 */
export function sqliteStore(path: string, keeping: Keeping = { durable: false }): SqliteStore {
  let file = new SqliteFile(path, keeping)
  /** Worlds that a salvage could not read: whoever has one in memory has to keep all of it again. */
  const lost = new Set<string>()
  const waiting = new Map<string, Waiting>()
  /** Heads that are in the file as they are. */
  const keptHeads = new WeakSet<WorldHead>()
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
    for (const one of batch) {
      const { head } = one[1]
      const failed = failure && writeAlone(one, batch.length > 1, failure.error)
      if (head && !failed) keptHeads.add(head)
      tell(one[1], failed)
    }
  }

  function writeTogether(batch: [id: string, world: Waiting][]): Failure {
    return file.together(() => {
      for (const [id, world] of batch) write(id, world)
    })
  }

  /** A damaged file is no reason to keep a world that is let go, or written anew: what it has of the others is salvaged. */
  function writeAlone(one: [id: string, world: Waiting], again: boolean, before: unknown): Failure {
    const failure = again ? writeTogether([one]) : { error: before }
    if (!failure || !isDamaged(failure.error) || path === ':memory:') return told(failure)
    if (!one[1].anew) return told(failure)
    try {
      const salvaged = salvage(file, path, keeping)
      file = salvaged.file
      for (const id of salvaged.lost) lost.add(id)
      lost.delete(one[0])
    } catch (error) {
      return told({ error })
    }
    return told(writeTogether([one]))
  }

  const told = (failure: Failure): Failure => failure && { error: failureIn(path, failure.error) }

  function write(id: string, { anew, head: kept, dropped, put }: Waiting): void {
    if (anew) file.dropWorld(id)
    if (!kept) return
    if (anew || !keptHeads.has(kept)) file.putHead(id, JSON.stringify(kept))
    for (const dropping of dropped) file.dropPart(id, dropping)
    for (const [at, change] of put) file.putPart(id, at, rowOf(change) ?? '')
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
    return file.heads().flatMap(({ head }) => headIn(head) ?? [])
  }

  return {
    kind: 'sqlite',
    depth: 3,
    softHeadMs: 1000,
    heads: list(),
    list,
    load: (id) => {
      flush()
      try {
        const found = headIn(file.headOf(id))
        return found && { head: found, rows: file.rowsOf(id) }
      } catch (error) {
        throw failureIn(path, error)
      }
    },
    save: (kept, changes, anew) => {
      if (lost.delete(kept.id) && !anew) return Promise.reject(new StorageFailure(503, lostIn(path)))
      const known = waiting.get(kept.id)
      const world = known && !anew ? known : nothingYet(anew ?? false, known?.told)
      waiting.set(kept.id, world)
      world.head = kept
      for (const change of changes) gather(world, change)
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
      file.close()
    },
  }
}

/** What is to be written of a world before anything is known of it; who waited for it before waits for this. */
function nothingYet(anew: boolean, told = Promise.withResolvers<void>()): Waiting {
  // whoever waits hears of a failure; that nobody waits is no reason to end
  told.promise.catch(() => undefined)
  return { anew, dropped: new Set(), put: new Map(), told }
}

function tell({ told }: Waiting, failure: Failure): void {
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

/** The head in a row; undefined without one. */
function headIn(row: string | undefined): WorldHead | undefined {
  return row === undefined ? undefined : (parseStored(row) as WorldHead | undefined)
}

const lostIn = (path: string) =>
  `What ${path} had of this world was lost, since the file was damaged. All of it is kept again with the next change.`
