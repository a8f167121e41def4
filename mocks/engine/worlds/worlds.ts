import type { Awaitable } from '../awaitable.ts'
import type { Incoming } from '../request/incoming.ts'

/** Header and cookie that name a world; the header wins. */
export const worldHeader = 'x-world'
export const worldCookie = 'world'
export const defaultWorldId = 'default'

const valid = /^[A-Za-z0-9-]{1,64}$/

/** The id of the world that a request names; undefined when it is no valid one. */
export function worldIdOf(
  request: Pick<Incoming, 'header'>,
  cookies: Record<string, string>,
): string | undefined {
  const id = request.header(worldHeader) ?? cookies[worldCookie]
  if (id === undefined) return defaultWorldId
  return valid.test(id) ? id : undefined
}

/** What is known of a world that is saved but not in memory. */
export type UnloadedWorld = { id: string; lastSeenAt: number }

/** Where worlds are kept that nobody has used for a while. */
export type WorldArchive<World, Kept extends UnloadedWorld> = {
  /** The worlds that were saved earlier. */
  kept: Kept[]
  /** Loads a saved world. */
  load: (id: string) => Awaitable<World | undefined>
  /** Releases a world from memory; only what no caller waits for is not saved yet. Undefined when it must stay in memory. */
  unload: (world: World) => Kept | undefined
  /** Deletes a saved world. */
  forget: (id: string) => Awaitable<void>
  /** The worlds that are saved by now, where others share the archive. */
  refresh?: () => Promise<Kept[]>
  /** How many worlds are in it, where others share it: those that are not in memory are not listed here. */
  count?: () => number
  /** Whether it is known to have a world that was never seen here. */
  has?: (id: string) => boolean
}

export type WorldsOptions<World, Kept extends UnloadedWorld> = {
  /** Makes a world in which nothing has happened yet. */
  open: (id: string, seed?: number) => World
  archive?: WorldArchive<World, Kept>
  /** How many worlds there may be at once, in memory or saved. The default world always has room. */
  limit: number
  /** A saved world leaves memory after this long without a call, in milliseconds. */
  idleMs?: number
  /** A world is deleted after this long without a call, in milliseconds. */
  forgetMs?: number
  now?: () => number
}

/** A world in memory, and when somebody last used it. */
export type Opened<World> = { world: World; usedAt: number }

/** How often idle worlds are looked for. */
const sweepMs = 30_000

/**
 * The worlds of one mock, by id. A world is made when it is named for the first time, as long as there is room. There are
 * no timers: idle worlds are looked for when somebody calls.
 */
export class Worlds<World extends { id: string }, Kept extends UnloadedWorld = UnloadedWorld> {
  readonly #open = new Map<string, Opened<World>>()
  readonly #unloaded = new Map<string, Kept>()
  /** Those that are being loaded. */
  readonly #loading = new Map<string, Promise<World | undefined>>()
  #unsaved: World[] = []
  readonly #options: WorldsOptions<World, Kept>
  readonly #now: () => number
  #sweptAt: number

  constructor(options: WorldsOptions<World, Kept>) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#sweptAt = this.#now()
    for (const kept of options.archive?.kept ?? []) this.#unloaded.set(kept.id, kept)
  }

  get limit(): number {
    return this.#options.limit
  }

  /** Whether there is no room for one more. */
  get isFull(): boolean {
    if (this.#size >= this.limit) this.#sweep(this.#now())
    return this.#size >= this.limit
  }

  /** Milliseconds until the next world is deleted if nobody uses it; Infinity when none ever is. */
  get msUntilRoom(): number {
    const { forgetMs = Infinity } = this.#options
    const used = [
      ...[...this.#open.values()].map(({ usedAt }) => usedAt),
      ...[...this.#unloaded.values()].map(({ lastSeenAt }) => lastSeenAt),
    ]
    return Math.max(0, Math.min(Infinity, ...used) + forgetMs - this.#now())
  }

  /** The world of this id, or undefined when there is no room for one more. */
  open(id: string): Awaitable<World | undefined> {
    const now = this.#now()
    if (now - this.#sweptAt > sweepMs) this.#sweep(now)
    const known = this.#open.get(id)
    if (known) {
      known.usedAt = now
      return known.world
    }
    const { archive } = this.#options
    if (!archive) return this.#makeIfRoom(id)
    const loading = this.#loading.get(id)
    if (loading) return loading
    const loaded = archive.load(id)
    return loaded instanceof Promise ? this.#whenLoaded(id, loaded) : this.#added(id, loaded)
  }

  /** The same, but undefined where the world would have to be waited for. */
  get(id: string): World | undefined {
    const world = this.open(id)
    return world instanceof Promise ? undefined : world
  }

  /** The world if it is in memory; nobody counts as having used it. */
  inMemory(id: string): World | undefined {
    return this.#open.get(id)?.world
  }

  /** Makes a new world; one with the same id is replaced. */
  make(id: string, seed?: number): World {
    return this.put(this.#options.open(id, seed))
  }

  /** Adds a world; one with the same id is replaced. */
  put(world: World): World {
    this.#unloaded.delete(world.id)
    this.#loading.delete(world.id)
    this.#open.set(world.id, { world, usedAt: this.#now() })
    this.changed(world)
    return world
  }

  /** A call has made or changed a world beside the one that it runs in. */
  changed(world: World): void {
    if (this.#options.archive) this.#unsaved.push(world)
  }

  /** The worlds that were made or changed so since the last call of this, for whoever saves them. */
  takeUnsaved(): World[] {
    const unsaved = this.#unsaved
    if (unsaved.length > 0) this.#unsaved = []
    return unsaved
  }

  has(id: string): boolean {
    return this.#open.has(id) || this.#unloaded.has(id) || (this.#options.archive?.has?.(id) ?? false)
  }

  /** Deletes a world; resolves to whether there was one. */
  delete(id: string): Awaitable<boolean> {
    const known = this.has(id)
    this.#open.delete(id)
    this.#unloaded.delete(id)
    this.#loading.delete(id)
    const forgotten = this.#options.archive?.forget(id)
    return forgotten instanceof Promise ? forgotten.then(() => known) : known
  }

  /** Drops a world from memory without saving it: whoever opens it next gets what was saved. */
  close(id: string, headOf: (world: World) => Kept): void {
    const known = this.#open.get(id)
    this.#open.delete(id)
    // what is being loaded may be out of date
    this.#loading.delete(id)
    if (known) this.#unloaded.set(id, headOf(known.world))
  }

  /** Updates the list of the worlds that are not in memory, where others share the archive. */
  async refresh(): Promise<void> {
    const kept = await this.#options.archive?.refresh?.()
    if (!kept) return
    this.#unloaded.clear()
    for (const head of kept) if (!this.#open.has(head.id)) this.#unloaded.set(head.id, head)
  }

  /** The worlds in memory, for whoever takes them over. */
  opened(): Opened<World>[] {
    return [...this.#open.values()]
  }

  /** Takes over a world that was open elsewhere in this process; it is saved as far as it was there. */
  adopt(opened: Opened<World>): void {
    this.#unloaded.delete(opened.world.id)
    this.#open.set(opened.world.id, opened)
  }

  /** The worlds in memory. */
  list(): World[] {
    return [...this.#open.values()].map(({ world }) => world)
  }

  /** Saves a world and drops it from memory. */
  unload(id: string): void {
    const known = this.#open.get(id)
    if (known) this.#unload(id, known.world)
  }

  /** Unloads all worlds that are saved, as before the end of the process. */
  unloadAll(): void {
    for (const [id, { world }] of this.#open) this.#unload(id, world)
  }

  /** The worlds that are saved and not in memory. */
  unloaded(): Kept[] {
    return [...this.#unloaded.values()]
  }

  get #size(): number {
    return this.#options.archive?.count?.() ?? this.#open.size + this.#unloaded.size
  }

  #makeIfRoom(id: string): World | undefined {
    return id !== defaultWorldId && this.isFull ? undefined : this.make(id)
  }

  /** A world that has to be waited for: all who open it meanwhile get the same one, and nobody one that was replaced. */
  #whenLoaded(id: string, loaded: Promise<World | undefined>): Promise<World | undefined> {
    const loading: Promise<World | undefined> = loaded.then(
      (world) => {
        if (this.#loading.get(id) !== loading) return this.open(id)
        this.#loading.delete(id)
        return this.#added(id, world)
      },
      (error: unknown) => {
        if (this.#loading.get(id) === loading) this.#loading.delete(id)
        throw error
      },
    )
    this.#loading.set(id, loading)
    return loading
  }

  #added(id: string, kept: World | undefined): World | undefined {
    if (!kept) return this.#makeIfRoom(id)
    this.#unloaded.delete(id)
    this.#open.set(id, { world: kept, usedAt: this.#now() })
    return kept
  }

  #sweep(now: number): void {
    this.#sweptAt = now
    const { idleMs = Infinity, forgetMs = Infinity } = this.#options
    for (const [id, { world, usedAt }] of this.#open) {
      if (now - usedAt > forgetMs) this.#forget(id)
      else if (now - usedAt > idleMs) this.#unload(id, world)
    }
    for (const { id, lastSeenAt } of this.#unloaded.values())
      if (now - lastSeenAt > forgetMs) this.#forget(id)
  }

  /** Deletes a world in the background: no call waits for it or fails by it. */
  #forget(id: string): void {
    const gone = this.delete(id)
    if (gone instanceof Promise)
      gone.catch((error: unknown) => console.error(`mock: world ${id} could not be forgotten`, error))
  }

  #unload(id: string, world: World): void {
    const { archive } = this.#options
    const kept = archive?.unload(world)
    if (!kept) return
    this.#open.delete(id)
    this.#unloaded.set(id, kept)
  }
}
