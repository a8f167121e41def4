import { RequestLog } from '../../engine/worlds/log.ts'
import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import { rowOf } from '../../stores/changes.ts'
import { type Gathered, gather } from '../../stores/sqlite/gathered.ts'
import type { Change, WorldStore } from '../../stores/world-store.ts'
import type { Desk } from '../leases/desk.ts'
import { KeptCopies } from './kept-copies.ts'
import type { Held } from '../leases/lease-types.ts'
import type { Leases } from '../leases/leases.ts'

/** After so many seconds another try is worth while: a store that is back, or another owner, is found within that. */
const retryAfter = 2

/** That a file is damaged or full, its own words say. */
const away = (error: unknown) =>
  error instanceof StorageFailure
    ? error
    : new StorageFailure(
        503,
        'what the call changed is not kept, for the store does not answer. Try again.',
        {
          cause: error,
          retryAfter,
        },
      )
const outdated = () =>
  new StorageFailure(503, 'another server plays this world by now. Try again.', {
    retryAfter,
    isUndone: true,
  })

/**
 * Keeps worlds at a desk that several servers share. A world is written by the lease under which it is played, and what
 * can't be written leaves memory: the desk has the truth.
 */
export function manyStore(desk: Desk, leases: Leases, copies = new KeptCopies()): WorldStore {
  const works: (() => void)[] = []
  /** The worlds of the desk, as they were listed last. */
  let listed: WorldHead[] = []

  /** The lease to write by. A world that was made here and that nobody plays is taken for it. */
  async function leaseFor(id: string): Promise<Held> {
    const taken = await leases.take(id).catch((error: unknown) => Promise.reject(away(error)))
    if ('holder' in taken) throw outdated()
    return taken
  }

  async function save(held: Held, head: WorldHead, changes: Change[], anew = false): Promise<void> {
    const { id, number, version } = held
    if (held.number === 0) throw outdated()
    const gathered: Gathered = { dropped: new Set(), put: new Map() }
    for (const change of changes) gather(gathered, change)
    const put = [...gathered.put].map(([path, change]) => ({ path, value: rowOf(change) ?? '' }))
    const askedAt = performance.now()
    held.version += 1
    const { holder } = leases
    const ms = leases.msOf(held)
    const dropped = [...gathered.dropped]
    let isKept = false
    try {
      isKept = await desk.commit({ id, holder, number, version, ms, head, anew, put, dropped })
    } catch (error) {
      leases.onEvent('failed', id)
      copies.unsure(id)
      broken(held)
      throw away(error)
    }
    if (!isKept) {
      broken(held)
      throw outdated()
    }
    copies.written(number, { head, anew, dropped, put })
    leases.written(held, askedAt, ms)
  }

  /** Nothing more is written of it, and it leaves memory as soon as no call runs in it. */
  function broken(held: Held): void {
    held.number = 0
    void leases.end(held)
  }

  function failed(id: string, error: unknown): never {
    leases.onEvent('failed', id)
    throw away(error)
  }

  /** While the desk is away nothing is written: what a call has changed leaves memory with its world. */
  function refused(id: string): never {
    leases.drop(id)
    throw away(undefined)
  }

  return {
    kind: desk.kind,
    depth: 3,
    heads: [],
    readHeads: async () => {
      listed = await desk.heads().catch((error: unknown) => {
        if (leases.isAway) return listed
        throw away(error)
      })
      return listed
    },
    isAway: () => leases.isAway,
    count: () => desk.count(),
    has: (id) => (leases.known(id)?.version ?? 0) > 0 || copies.numberOf(id) !== undefined,
    load: async (id) => {
      const found = await desk.load(id).catch((error: unknown) => {
        const copy = leases.isAway ? copies.of(id) : undefined
        return copy ?? failed(id, error)
      })
      if (!found) return undefined
      const { head, rows } = found
      if (found.log instanceof RequestLog) return { head, rows, log: found.log }
      const log = new RequestLog()
      if (found.log) log.resume(found.log)
      const held = leases.known(id)
      if (held) {
        held.logged = { last: log.last, size: log.size }
        copies.read(held.number, { head, rows, log })
      }
      return { head, rows, log }
    },
    save: async (head, changes, anew) => {
      if (leases.isAway) refused(head.id)
      const held = leases.known(head.id)
      if (held) return save(held, head, changes, anew)
      const taken = await leaseFor(head.id)
      // one that is there already has been played elsewhere, and this one was made beside it
      if (taken.version > 0) throw outdated()
      return save(taken, head, changes, true)
    },
    delete: async (id) => {
      const held = leases.known(id) ?? (await leaseFor(id))
      const isGone = await desk.delete(id, held.number).catch((error: unknown) => failed(id, error))
      if (!isGone) throw outdated()
      copies.forget(id)
      held.version = 0
      held.logged = { last: 0, size: 0 }
    },
    beforeNextWrite: (work) => {
      works.push(work)
      if (works.length === 1) setImmediate(() => works.splice(0).forEach((one) => one()))
    },
  }
}
