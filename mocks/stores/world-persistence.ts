import type { Turns } from '../engine/keyed-mutex.ts'
import { isLike } from '../state/world-shape.ts'
import { Snapshots, type SnapshotsData } from '../state/snapshots.ts'
import type { World } from '../state/world.ts'
import { type WorldData, type WorldHead, newWorldData } from '../state/world-data.ts'
import { applyRows, noteChanges } from './changes.ts'
import { type Json, type JsonObject, copyOf, isSame } from './json.ts'
import type { Change, KeptWorld, WorldStore } from './world-store.ts'

/** What tells about a world and is kept in one piece. */
const headKeys = [
  'id',
  'name',
  'seed',
  'size',
  'today',
  'revision',
  'createdAt',
  'lastSeenAt',
  'lastPath',
  'personaId',
  'scenarioId',
  'clock',
] as const satisfies (keyof WorldHead)[]

/** Changes with nearly every call, and is no loss: it is kept along with the next thing that is one. */
const soft: ReadonlySet<string> = new Set(['revision', 'lastSeenAt', 'lastPath'])

/** The part of a kept world that is not among its data. */
const snapshotsKey = 'snapshots'

/** What the store has of an open world, and the revision and time at which that was looked at last. */
type Known = { head: WorldHead; parts: JsonObject; revision: number; at: number }

/** A world that may have changed, and who waits until that is kept. */
type Due = { world: Kept; kept: PromiseWithResolvers<void> }

type Kept = Pick<World, 'data' | 'snapshots'>

/** How long what a question has changed may wait; milliseconds. */
const patienceMs = 1000

/**
 * Brings the changes of open worlds into a store, and worlds back from it. Where the store gathers what it writes, a world
 * is looked at once for all calls of a round, and only between two turns: nobody finds half of what a call has done.
 */
export class Keeper {
  readonly #store: WorldStore
  readonly #turns: Pick<Turns, 'atRest'>
  readonly #due = new Map<string, Due>()
  readonly #known = new Map<string, Known>()
  /** Worlds of which nobody knows any more what the store has. */
  readonly #lost = new Set<string>()

  constructor(store: WorldStore, turns: Pick<Turns, 'atRest'>) {
    this.#store = store
    this.#turns = turns
  }

  /**
   * The same after a call that asked for something. One that changed something has counted it; what time alone has
   * changed would come about again, and is looked for now and then.
   */
  keepAfterQuestion(world: Kept): Promise<void> | undefined {
    const known = this.#known.get(world.data.id)
    const unchanged = known && known.revision === world.data.revision && !this.#store.alone
    return unchanged && performance.now() - known.at < patienceMs ? undefined : this.keep(world)
  }

  /** Keeps what a world has changed since last time; undefined when that is known to be nothing that matters. */
  keep(world: Kept): Promise<void> | undefined {
    const { soon } = this.#store
    if (!soon) return this.#keepNow(world)
    const { id } = world.data
    const known = this.#due.get(id)
    if (known) {
      known.world = world
      return known.kept.promise
    }
    const due = { world, kept: Promise.withResolvers<void>() }
    this.#due.set(id, due)
    soon(() => this.#turns.atRest(id, () => this.#keepDue(id, due)))
    return due.kept.promise
  }

  #keepDue(id: string, due: Due): void {
    if (this.#due.get(id) !== due) return
    this.#due.delete(id)
    settle(due, this.#keepNow(due.world))
  }

  /** Whoever waits until a world is kept, and is not looked for any more. */
  #takeDue(id: string): Due | undefined {
    const due = this.#due.get(id)
    this.#due.delete(id)
    return due
  }

  /** Whatever goes wrong with one world is told to those who wait for it alone: nothing is thrown. */
  #keepNow(world: Kept): Promise<void> | undefined {
    try {
      return this.#keepChanges(world)
    } catch (error) {
      this.#lose(world.data.id)
      return Promise.reject(error)
    }
  }

  #keepChanges({ data, snapshots }: Kept): Promise<void> | undefined {
    const known = this.#known.get(data.id)
    const parts = known?.parts ?? (copyOf(freshParts(data)) as JsonObject)
    const changes = changesOf(data, snapshots.data, parts, this.#store.depth)
    if (known) {
      known.revision = data.revision
      known.at = performance.now()
      if (changes.length === 0 && isHeadKept(data, known.head)) return undefined
    }
    return this.#save(data, parts, changes)
  }

  /** Keeps all of a world, and lets go of it; undefined when it has to stay, because the store lacks some of it. */
  leave(world: Kept): WorldHead | undefined {
    const { data } = world
    const wasLost = this.#lost.has(data.id)
    const known = this.#known.get(data.id)
    const due = this.#takeDue(data.id)
    const saved =
      this.#keepNow(world) ??
      (known && !isSame(headOf(data), known.head) ? this.#save(data, known.parts, []) : undefined)
    saved?.catch((error: unknown) => console.error(`mock: world ${data.id} could not be kept`, error))
    if (due) settle(due, saved)
    if (wasLost || this.#lost.has(data.id)) return undefined
    this.#known.delete(data.id)
    return headOf(data)
  }

  /** Forgets what it knows of a world: somebody else has changed what is kept. */
  drop(id: string): void {
    this.#known.delete(id)
  }

  delete(id: string): Promise<void> {
    this.#known.delete(id)
    const due = this.#takeDue(id)
    const gone = this.#store.delete(id)
    if (due) settle(due, gone)
    return gone
  }

  /** The data of a world from what was kept of it. */
  opened({ head, rows }: KeptWorld): { data: WorldData; snapshots: Snapshots } {
    const fresh = freshParts(head)
    const parts = applyRows(copyOf(fresh) as JsonObject, rows)
    for (const key in fresh) {
      // a part that had another form in the version that kept it begins anew
      if (!isLike(fresh[key], parts[key])) parts[key] = copyOf(fresh[key])
    }
    const known = copyOf(parts) as JsonObject
    this.#known.set(head.id, { head: headOf(head), parts: known, revision: head.revision, at: 0 })
    const { [snapshotsKey]: snapshots, ...rest } = parts
    const data = { ...rest, ...head } as unknown as WorldData
    return { data, snapshots: new Snapshots(snapshots as SnapshotsData) }
  }

  async #save(data: WorldData, parts: JsonObject, changes: Change[]): Promise<void> {
    const { id } = data
    const head = headOf(data)
    this.#known.set(id, { head, parts, revision: data.revision, at: performance.now() })
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

function settle({ kept }: Due, saved: Promise<void> | undefined): void {
  // whoever waits hears of a failure; that nobody waits is no reason to end
  kept.promise.catch(() => undefined)
  if (saved) saved.then(kept.resolve, kept.reject)
  else kept.resolve()
}

function headOf(data: WorldHead): WorldHead {
  const { id, name, seed, size, today, revision, createdAt, lastSeenAt, lastPath, personaId, scenarioId } =
    data
  const clock = { ...data.clock }
  return {
    id,
    name,
    seed,
    size,
    today,
    revision,
    createdAt,
    lastSeenAt,
    lastPath,
    personaId,
    scenarioId,
    clock,
  }
}

const isHead: ReadonlySet<string> = new Set(headKeys)
const hardKeys = headKeys.filter((key) => !soft.has(key))

/** What has changed in the parts of a world; `known` is what the store has of them, and is brought up to date. */
function changesOf(data: WorldData, snapshots: SnapshotsData, known: JsonObject, depth: number): Change[] {
  const changes: Change[] = []
  const fresh = freshParts(data)
  const live = data as unknown as JsonObject
  for (const key in live) if (!isHead.has(key)) noteChanges(key, known, live, fresh, '', depth, changes)
  const saved = { [snapshotsKey]: snapshots }
  noteChanges(snapshotsKey, known, saved, fresh, '', depth, changes)
  return changes
}

/** Whether the store has the head of a world, but for what is no loss. */
function isHeadKept(data: WorldData, head: WorldHead): boolean {
  for (const key of hardKeys) if (!isSame(data[key], head[key])) return false
  return true
}

/** All that is not in the head: state is plain data throughout. */
function partsOf(data: WorldData, snapshots: SnapshotsData): JsonObject {
  const parts: JsonObject = {}
  for (const key in data) {
    if (!isHead.has(key)) parts[key] = data[key as keyof WorldData] as unknown as Json
  }
  parts[snapshotsKey] = snapshots
  return parts
}

const fresh = new Map<number, JsonObject>()
const maxFresh = 100

/**
 * What rows are held against: a new world. It depends on the seed alone, so that it is the same when the rows are read
 * again, and nobody changes it.
 */
function freshParts({ seed }: WorldHead): JsonObject {
  const known = fresh.get(seed)
  if (known) return known
  if (fresh.size >= maxFresh) fresh.clear()
  const made = partsOf(newWorldData({ id: 'new', seed, size: 1 }, 0), new Snapshots().data)
  fresh.set(seed, made)
  return made
}
