/** Header and cookie that name a world; the header wins. */
export const worldHeader = 'x-world'
export const worldCookie = 'world'
export const defaultWorldId = 'default'

const valid = /^[A-Za-z0-9-]{1,64}$/

/** The world a request asks for; undefined when the name is none. */
export function worldIdOf(request: Request, cookies: Record<string, string>): string | undefined {
  const id = request.headers.get(worldHeader) ?? cookies[worldCookie] ?? defaultWorldId
  return valid.test(id) ? id : undefined
}

export type WorldsOptions<World> = {
  /** Makes a world in which nothing has happened yet. */
  open: (id: string, seed?: number) => World
  /** Finds a world that was kept from before. */
  load?: (id: string) => World | undefined
  /** Throws away what was kept of a world. */
  forget?: (id: string) => void
  /** How many worlds there may be at once. */
  limit: number
}

/** The open worlds, by id. One that is named for the first time is made on the spot, as long as there is room. */
export class Worlds<World extends { id: string }> {
  readonly #open = new Map<string, World>()
  readonly #options: WorldsOptions<World>

  constructor(options: WorldsOptions<World>) {
    this.#options = options
  }

  get limit(): number {
    return this.#options.limit
  }

  /** Whether there is no room for one more. */
  get isFull(): boolean {
    return this.#open.size >= this.limit
  }

  /** The world of this id, or undefined when there is no room for one more. */
  get(id: string): World | undefined {
    const open = this.#open.get(id)
    if (open || this.isFull) return open
    const kept = this.#options.load?.(id)
    return kept ? this.put(kept) : this.make(id)
  }

  /** Makes a world in place of the one that had its id. */
  make(id: string, seed?: number): World {
    return this.put(this.#options.open(id, seed))
  }

  /** Puts a world in place of the one that had its id. */
  put(world: World): World {
    this.#open.set(world.id, world)
    return world
  }

  has(id: string): boolean {
    return this.#open.has(id)
  }

  delete(id: string): boolean {
    this.#options.forget?.(id)
    return this.#open.delete(id)
  }

  /** Lets go of a world here; whoever asks for it next gets what was kept of it. */
  close(id: string): void {
    this.#open.delete(id)
  }

  list(): World[] {
    return [...this.#open.values()]
  }
}
