import type { KeyedMutex } from '../../engine/keyed-mutex.ts'
import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import { invalidEntryOf } from '../../state/world/world-entries.ts'
import { hasSameShape } from '../../state/world/world-shape.ts'
import { Snapshots, type SnapshotsData } from '../../state/world/snapshots.ts'
import type { World } from '../../state/world.ts'
import { taughtOf } from '../../state/course/taught.ts'
import type { WorldData, WorldHead } from '../../state/world/world-data.ts'
import { applyRows } from '../changes.ts'
import { type Json, type JsonObject, copyOf, isSame } from '../json.ts'
import { changesOf, freshParts, headOf, isHeadKept, snapshotsKey } from './world-parts.ts'
import type { Change, StoredWorld, WorldStore } from '../world-store.ts'

/**
 * What the store has of an open world, since when it has that head, and the revision and time at which the world was last
 * compared with it.
 */
type Known = { head: WorldHead; headAt: number; parts: JsonObject; revision: number; at: number }

/** A world that may have changed, and the promise of those who wait until that is saved. */
type PendingSave = { world: SavedParts; saved: PromiseWithResolvers<void> }

type SavedParts = Pick<World, 'data' | 'snapshots'>

/** What is known of the worlds of a store; it goes on from one persistence to the next over the same store. */
export type KnownOfStore = {
  pending: Map<string, PendingSave>
  known: Map<string, Known>
  /** Worlds of which it is unknown what the store has: they are written anew. */
  lost: Set<string>
}

const nothingKnown = (): KnownOfStore => ({ pending: new Map(), known: new Map(), lost: new Set() })

/** How long what a query has changed may stay unsaved, in milliseconds. */
const recheckMs = 1000

/**
 * Saves the changes of open worlds into a store, and loads worlds from it. Where the store gathers what it writes, a world
 * is compared once for all calls since the last write, and only while no call runs in it: half a call is never saved.
 */
export class WorldPersistence {
  readonly #store: WorldStore
  readonly #mutex: Pick<KeyedMutex, 'whenFree'>
  readonly #pending: KnownOfStore['pending']
  readonly #known: KnownOfStore['known']
  readonly #lost: KnownOfStore['lost']

  /** @param before what another persistence over the same store knows, whose place this one takes */
  constructor(store: WorldStore, mutex: Pick<KeyedMutex, 'whenFree'>, before = nothingKnown()) {
    this.#store = store
    this.#mutex = mutex
    this.#pending = before.pending
    this.#known = before.known
    this.#lost = before.lost
  }

  get knownOfStore(): KnownOfStore {
    return { pending: this.#pending, known: this.#known, lost: this.#lost }
  }

  /**
   * Saves after a call that usually changes nothing. A call that did change something has raised the revision; what time
   * alone has changed would come about again, and is looked for now and then.
   */
  saveAfterQuery(world: SavedParts): Promise<void> | undefined {
    if (this.#store.isAway?.()) return undefined
    const known = this.#known.get(world.data.id)
    const unchanged = known && known.revision === world.data.revision && !this.#store.exclusively
    return unchanged && performance.now() - known.at < recheckMs ? undefined : this.save(world)
  }

  /** Saves what has changed in a world since last time; undefined when nothing that matters has. */
  save(world: SavedParts): Promise<void> | undefined {
    const { beforeNextWrite } = this.#store
    if (!beforeNextWrite) return this.#saveNow(world)
    const { id } = world.data
    const known = this.#pending.get(id)
    if (known) {
      known.world = world
      return known.saved.promise
    }
    const pending = { world, saved: Promise.withResolvers<void>() }
    this.#pending.set(id, pending)
    beforeNextWrite(() => this.#mutex.whenFree(id, () => this.#savePending(id, pending)))
    return pending.saved.promise
  }

  #savePending(id: string, pending: PendingSave): void {
    if (this.#pending.get(id) !== pending) return
    this.#pending.delete(id)
    settle(pending, this.#saveNow(pending.world))
  }

  /** Takes the save of a world out of those that are pending. */
  #takePending(id: string): PendingSave | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  /**
   * What goes wrong rejects for those who wait for this world alone: nothing is thrown.
   *
   * @param isLast the world leaves memory: what is no loss of its head comes along
   */
  #saveNow(world: SavedParts, isLast = false): Promise<void> | undefined {
    try {
      return this.#saveChanges(world, isLast)
    } catch (error) {
      this.#lose(world.data.id)
      return Promise.reject(error)
    }
  }

  #saveChanges({ data, snapshots }: SavedParts, isLast: boolean): Promise<void> | undefined {
    const { depth, softHeadMs = 0 } = this.#store
    const known = this.#known.get(data.id)
    const parts = known?.parts ?? (copyOf(freshParts(data)) as JsonObject)
    const changes = changesOf(data, snapshots.data, parts, depth)
    if (!known) return this.#write(data, parts, changes)
    known.revision = data.revision
    known.at = performance.now()
    const isOld = changes.length > 0 && known.at - known.headAt >= softHeadMs
    const isDue = isLast ? !isSame(headOf(data), known.head) : isOld || !isHeadKept(data, known.head)
    if (isDue) return this.#write(data, parts, changes)
    return changes.length > 0 ? this.#writeUnder(known.head, changes) : undefined
  }

  /** Saves all of a world so that it can leave memory; undefined when it must stay, because the store lacks some of it. */
  unload(world: SavedParts): WorldHead | undefined {
    const { data } = world
    const wasLost = this.#lost.has(data.id)
    const pending = this.#takePending(data.id)
    const saved = this.#saveNow(world, true)
    saved?.catch((error: unknown) => console.error(`mock: world ${data.id} could not be kept`, error))
    if (pending) settle(pending, saved)
    if (wasLost || this.#lost.has(data.id)) return undefined
    this.#known.delete(data.id)
    return headOf(data)
  }

  /** The store can't read what it has of a world: whatever takes its place is kept whole. */
  lose(id: string): void {
    this.#lose(id)
  }

  /** Forgets what the store has of a world: somebody else has changed it, and what this one still had to save is void. */
  forget(id: string): void {
    this.#known.delete(id)
    this.#lost.delete(id)
    const pending = this.#takePending(id)
    if (!pending) return
    const told = { retryAfter: 2, isUndone: true }
    settle(pending, Promise.reject(new StorageFailure(503, 'the world is played elsewhere by now.', told)))
  }

  delete(id: string): Promise<void> {
    this.#known.delete(id)
    const pending = this.#takePending(id)
    const gone = this.#store.delete(id)
    if (pending) settle(pending, gone)
    return gone
  }

  /** The data of a world from what was saved of it. */
  dataOf({ head, rows }: StoredWorld): { data: WorldData; snapshots: Snapshots } {
    const fresh = freshParts(head)
    const parts = applyRows(copyOf(fresh) as JsonObject, rows)
    // a part that had another shape in the version that saved it begins anew
    const others = Object.keys(fresh).filter((key) => !isPart(key, fresh[key], parts[key]))
    for (const key of others) parts[key] = copyOf(fresh[key])
    // the rows of such a part would lie below those that are written from now on
    if (others.length > 0) this.#lose(head.id)
    else {
      const known = copyOf(parts) as JsonObject
      this.#known.set(head.id, {
        head: headOf(head),
        headAt: 0,
        parts: known,
        revision: head.revision,
        at: 0,
      })
    }
    const { [snapshotsKey]: snapshots, ...rest } = parts
    const data = { ...rest, ...head, ...taughtOf(head) } as unknown as WorldData
    return { data, snapshots: new Snapshots(snapshots as SnapshotsData) }
  }

  #write(data: WorldData, parts: JsonObject, changes: Change[]): Promise<void> {
    const head = headOf(data)
    const at = performance.now()
    this.#known.set(data.id, { head, headAt: at, parts, revision: data.revision, at })
    return this.#writeUnder(head, changes)
  }

  async #writeUnder(head: WorldHead, changes: Change[]): Promise<void> {
    const { id } = head
    try {
      await this.#store.save(head, changes, this.#lost.delete(id))
    } catch (error) {
      this.#lose(id)
      throw error
    }
  }

  #lose(id: string): void {
    this.#known.delete(id)
    this.#lost.add(id)
  }
}

/** Whether this version can work with a part of a world as it was kept. */
const isPart = (key: string, fresh: Json, kept: Json): boolean =>
  hasSameShape(fresh, kept) && invalidEntryOf(key, kept) === undefined

/** Lets those who wait for a save hear how it ended. */
function settle({ saved }: PendingSave, saving: Promise<void> | undefined): void {
  // where nobody waits, a failure must not end the process
  saved.promise.catch(() => undefined)
  if (saving) saving.then(saved.resolve, saved.reject)
  else saved.resolve()
}
