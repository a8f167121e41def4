import { randomBytes } from 'node:crypto'
import { parseStored } from '../../engine/request/parse-json.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import { salvage } from '../../stores/sqlite/salvage.ts'
import { failureIn, isDamaged } from '../../stores/sqlite/sqlite-failure.ts'
import { type Keeping, SqliteFile } from '../../stores/sqlite/sqlite-file.ts'
import type { Commit, Desk, KeptLog, LogNews } from '../leases/desk.ts'

/** Who plays a world, and how often it was taken and written since this desk was opened. */
type Known = {
  number: number
  version: number
  holder: string | undefined
  /** Until when, by the clock of this machine that is never set, in milliseconds. */
  until: number
  log: KeptLog | undefined
}

export type LocalOptions = {
  /** A world is forgotten after so long without a call, in milliseconds. */
  forgetMs: number
  keeping?: Keeping
  /** Milliseconds, by a clock that is never set, and by the one on the wall. */
  now?: () => number
  today?: () => number
}

/**
 * A desk for the workers of one machine, in the process that leads them: worlds in a SQLite file, or in `:memory:`; who
 * plays them in memory, for workers end with the process that leads them.
 *
 * @throws when another process has the file, or it is none
 */
export function localDesk(
  path: string,
  { forgetMs, keeping = { durable: false }, now = () => performance.now(), today = Date.now }: LocalOptions,
): Desk {
  let file = new SqliteFile(path, keeping)
  const worlds = new Map<string, Known>()
  const servers = new Map<string, number>()
  const secret = randomBytes(24).toString('base64url')
  const known = (id: string): Known => {
    const found = worlds.get(id)
    if (found) return found
    // what the file has of it was written once at least
    const version = has(id) ? 1 : 0
    const begun = { number: 0, version, holder: undefined, until: 0, log: undefined }
    worlds.set(id, begun)
    return begun
  }
  forgetOld()

  function forgetOld(): void {
    const isPlayed = (world: Known | undefined) => world?.holder !== undefined && world.until > now()
    const old = heads().filter(
      ({ id, lastSeenAt }) => today() - lastSeenAt > forgetMs && !isPlayed(worlds.get(id)),
    )
    written(() => old.forEach(({ id }) => file.dropWorld(id)))
    for (const { id } of old) worlds.delete(id)
  }

  function heads(): WorldHead[] {
    return file.heads().flatMap(({ head }) => (parseStored(head) as WorldHead | undefined) ?? [])
  }

  /** Some work in one transaction; what fails says of which file. */
  function written(work: () => void): void {
    const failure = file.together(work)
    if (failure) throw failureIn(path, failure.error)
  }

  /** Whether the file has anything of a world, be it damaged. */
  function has(id: string): boolean {
    try {
      return file.headOf(id) !== undefined
    } catch (error) {
      if (isDamaged(error)) return true
      throw error
    }
  }

  /** The same where all that was kept of a world goes: of a damaged file the others are salvaged, if that is in the way. */
  function writtenAnew(work: () => void): void {
    const failure = file.together(work)
    if (!failure) return
    if (!isDamaged(failure.error) || path === ':memory:') throw failureIn(path, failure.error)
    const salvaged = salvage(file, path, keeping)
    file = salvaged.file
    // nobody goes on writing parts of a world of which the rest is lost
    for (const id of salvaged.lost) Object.assign(known(id), { version: 0, log: undefined })
    written(work)
  }

  function renewed(id: string, holder: string, number: number, ms: number): boolean {
    const world = known(id)
    if (world.number !== number) return false
    world.holder = holder
    world.until = now() + ms
    return true
  }

  function commit({ id, holder, number, version, ms, head, anew, dropped, put }: Commit): boolean {
    const world = known(id)
    if (world.number !== number || world.version !== version) return false
    const write = anew ? writtenAnew : written
    write(() => {
      if (anew) file.dropWorld(id)
      file.putHead(id, JSON.stringify(head))
      for (const gone of dropped) file.dropPart(id, gone)
      for (const { path: at, value } of put) file.putPart(id, at, value)
    })
    world.version = version + 1
    return renewed(id, holder, number, ms)
  }

  return {
    kind: path === ':memory:' ? 'memory' : 'sqlite',
    take: async (id, holder, ms) => {
      const world = known(id)
      const msLeft = world.until - now()
      if (world.holder !== undefined && world.holder !== holder && msLeft > 0)
        return { isMine: false, number: world.number, holder: world.holder, msLeft }
      world.number += 1
      renewed(id, holder, world.number, ms)
      return { isMine: true, number: world.number, version: world.version }
    },
    commit: async (one) => commit(one),
    renew: async (id, holder, number, ms, log) => {
      if (!renewed(id, holder, number, ms)) return false
      const world = known(id)
      if (log) world.log = withNews(world.log, log)
      return true
    },
    renewAll: async (holder, ms, held) => held.map(({ id, number }) => renewed(id, holder, number, ms)),
    release: async (id, holder, number) => {
      const world = known(id)
      if (world.holder === holder && world.number === number) world.holder = undefined
    },
    load: async (id) => {
      const { version, log } = known(id)
      try {
        const head = parseStored(file.headOf(id) ?? '') as WorldHead | undefined
        return head && { head, rows: file.rowsOf(id), version, log }
      } catch (error) {
        throw failureIn(path, error)
      }
    },
    delete: async (id, number) => {
      const world = known(id)
      if (world.number !== number) return false
      writtenAnew(() => file.dropWorld(id))
      world.version = 0
      world.log = undefined
      return true
    },
    heads: async () => {
      forgetOld()
      return heads()
    },
    count: () => worlds.size,
    enlist: async (holder, ms) => {
      servers.set(holder, now() + ms)
      for (const [one, until] of servers) if (until <= now()) servers.delete(one)
      return [...servers.keys()]
    },
    leave: async (holder) => void servers.delete(holder),
    secret: async () => secret,
    close: () => file.close(),
  }
}

/** A log with what is new in it. */
function withNews(before: KeptLog | undefined, { keep, entries, last, counts }: LogNews): KeptLog {
  const all = [...(before?.entries ?? []), ...entries]
  return { entries: keep === 0 ? [] : all.slice(-keep), last, counts }
}
