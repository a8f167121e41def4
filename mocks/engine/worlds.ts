import type { Incoming } from './incoming.ts'

/** Header and cookie that name a world; the header wins. */
export const worldHeader = 'x-world'
export const worldCookie = 'world'
export const defaultWorldId = 'default'

const valid = /^[A-Za-z0-9-]{1,64}$/

/** The world a request asks for; undefined when the name is none. */
export function worldIdOf(
  request: Pick<Incoming, 'header'>,
  cookies: Record<string, string>,
): string | undefined {
  const id = request.header(worldHeader) ?? cookies[worldCookie] ?? defaultWorldId
  return valid.test(id) ? id : undefined
}

type Awaitable<T> = T | Promise<T>

/** What is still known of a world that is kept, but not in memory. */
export type Away = { id: string; lastSeenAt: number }

/** Where worlds go to, and come from, when nobody plays in them. */
export type Shelf<World, Kept extends Away> = {
  /** The worlds that were kept from before. */
  kept: Kept[]
  /** Finds a world that was kept. */
  load: (id: string) => Awaitable<World | undefined>
  /** Puts a world away; it is kept already, but for what no caller waits for. Undefined when it has to stay. */
  leave: (world: World) => Kept | undefined
  /** Throws away what was kept of a world. */
  forget: (id: string) => Awaitable<void>
  /** The worlds that are kept by now, where others have the same shelf. */
  look?: () => Promise<Kept[]>
}

export type WorldsOptions<World, Kept extends Away> = {
  /** Makes a world in which nothing has happened yet. */
  open: (id: string, seed?: number) => World
  shelf?: Shelf<World, Kept>
  /** How many worlds there may be at once, in memory or kept. The default world always has room. */
  limit: number
  /** After this long without a call a world that is kept leaves memory; milliseconds. */
  idleMs?: number
  /** After this long without a call a world is forgotten; milliseconds. */
  forgetMs?: number
  now?: () => number
}

type Opened<World> = { world: World; usedAt: number }

/** How often idle worlds are looked for. */
const sweepMs = 30_000

/**
 * The worlds of one mock, by id. One that is named for the first time is made on the spot, as long as there is room.
 * There are no timers: who has been idle for too long is looked for when somebody calls.
 */
export class Worlds<World extends { id: string }, Kept extends Away = Away> {
  readonly #open = new Map<string, Opened<World>>()
  readonly #away = new Map<string, Kept>()
  /** Those that are on their way from the shelf. */
  readonly #coming = new Map<string, Promise<World | undefined>>()
  #made: World[] = []
  readonly #options: WorldsOptions<World, Kept>
  readonly #now: () => number
  #sweptAt: number

  constructor(options: WorldsOptions<World, Kept>) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#sweptAt = this.#now()
    for (const kept of options.shelf?.kept ?? []) this.#away.set(kept.id, kept)
  }

  get limit(): number {
    return this.#options.limit
  }

  /** Whether there is no room for one more. */
  get isFull(): boolean {
    if (this.#size >= this.limit) this.#sweep(this.#now())
    return this.#size >= this.limit
  }

  /** Milliseconds until the next world is forgotten if nobody calls for it; Infinity when none ever is. */
  get roomIn(): number {
    const { forgetMs = Infinity } = this.#options
    const used = [
      ...[...this.#open.values()].map(({ usedAt }) => usedAt),
      ...[...this.#away.values()].map(({ lastSeenAt }) => lastSeenAt),
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
    const { shelf } = this.#options
    if (!shelf) return this.#first(id)
    const coming = this.#coming.get(id)
    if (coming) return coming
    const loaded = shelf.load(id)
    return loaded instanceof Promise ? this.#arriving(id, loaded) : this.#shown(id, loaded)
  }

  /** The same where no world has to be waited for: in memory, or with a store that answers at once. */
  get(id: string): World | undefined {
    const world = this.open(id)
    return world instanceof Promise ? undefined : world
  }

  /** Makes a world in place of the one that had its id. */
  make(id: string, seed?: number): World {
    return this.put(this.#options.open(id, seed))
  }

  /** Puts a world in place of the one that had its id. */
  put(world: World): World {
    this.#away.delete(world.id)
    this.#coming.delete(world.id)
    this.#open.set(world.id, { world, usedAt: this.#now() })
    if (this.#options.shelf) this.#made.push(world)
    return world
  }

  /** The worlds that were put in place since this was asked last, for who has to keep them. */
  takeMade(): World[] {
    const made = this.#made
    if (made.length > 0) this.#made = []
    return made
  }

  has(id: string): boolean {
    return this.#open.has(id) || this.#away.has(id)
  }

  /** Whether there was one. */
  delete(id: string): Awaitable<boolean> {
    const known = this.has(id)
    this.#open.delete(id)
    this.#away.delete(id)
    this.#coming.delete(id)
    const forgotten = this.#options.shelf?.forget(id)
    return forgotten instanceof Promise ? forgotten.then(() => known) : known
  }

  /** Lets go of a world here; whoever asks for it next gets what was kept of it. It is still one of the worlds. */
  close(id: string, headOf: (world: World) => Kept): void {
    const known = this.#open.get(id)
    this.#open.delete(id)
    // what is on its way was read before
    this.#coming.delete(id)
    if (known) this.#away.set(id, headOf(known.world))
  }

  /** Learns which worlds others with the same shelf have made, changed and thrown away; not those in memory here. */
  async look(): Promise<void> {
    const kept = await this.#options.shelf?.look?.()
    if (!kept) return
    this.#away.clear()
    for (const head of kept) if (!this.#open.has(head.id)) this.#away.set(head.id, head)
  }

  /** The worlds in memory. */
  list(): World[] {
    return [...this.#open.values()].map(({ world }) => world)
  }

  /** Puts all worlds away that can be kept, as before the end of the process. */
  leave(): void {
    for (const [id, { world }] of this.#open) this.#putAway(id, world)
  }

  /** The worlds that are kept and not in memory. */
  away(): Kept[] {
    return [...this.#away.values()]
  }

  get #size(): number {
    return this.#open.size + this.#away.size
  }

  #first(id: string): World | undefined {
    return id !== defaultWorldId && this.isFull ? undefined : this.make(id)
  }

  /** A world that has to be waited for: all who ask meanwhile get the same, and none gets one that is over by then. */
  #arriving(id: string, loaded: Promise<World | undefined>): Promise<World | undefined> {
    const coming: Promise<World | undefined> = loaded.then(
      (world) => {
        if (this.#coming.get(id) !== coming) return this.open(id)
        this.#coming.delete(id)
        return this.#shown(id, world)
      },
      (error: unknown) => {
        if (this.#coming.get(id) === coming) this.#coming.delete(id)
        throw error
      },
    )
    this.#coming.set(id, coming)
    return coming
  }

  #shown(id: string, kept: World | undefined): World | undefined {
    if (!kept) return this.#first(id)
    this.#away.delete(id)
    this.#open.set(id, { world: kept, usedAt: this.#now() })
    return kept
  }

  #sweep(now: number): void {
    this.#sweptAt = now
    const { idleMs = Infinity, forgetMs = Infinity } = this.#options
    for (const [id, { world, usedAt }] of this.#open) {
      if (now - usedAt > forgetMs) this.#forget(id)
      else if (now - usedAt > idleMs) this.#putAway(id, world)
    }
    for (const { id, lastSeenAt } of this.#away.values()) if (now - lastSeenAt > forgetMs) this.#forget(id)
  }

  /** Nobody waits for this, and nobody's call fails by it. */
  #forget(id: string): void {
    const gone = this.delete(id)
    if (gone instanceof Promise)
      gone.catch((error: unknown) => console.error(`mock: world ${id} could not be forgotten`, error))
  }

  #putAway(id: string, world: World): void {
    const { shelf } = this.#options
    const kept = shelf?.leave(world)
    if (!kept) return
    this.#open.delete(id)
    this.#away.set(id, kept)
  }
}
