import type { Desk } from './desk.ts'
import { withTimeout } from '../with-timeout.ts'
import type { Held, LeaseEvent, LeaseOptions, PlayedElsewhere, WorldsInMemory } from './lease-types.ts'

/** How long a lease runs, in milliseconds, unless it is renewed, which is done after a third of that. */
export const defaultLeaseMs = 1500
/** A world that nobody has asked for so long is let go, so that any server may go on with it. */
const defaultKeepMs = 20_000
/** Longest that a call under way holds up the hand-over of its world, in milliseconds. */
const longestCallMs = 5000
/**
 * How long a lease runs while a call with a large body is under way, in milliseconds: to read and check it may keep a
 * server from renewing anything.
 */
const longLeaseMs = 10_000
/** So many leases are renewed together at most: Redis does nothing else meanwhile. */
const maxTogether = 500
/** So long before its end a lease is no longer played by, in parts of its time: clocks do not run alike. */
const marginPart = 0.1

/** The worlds that this server plays. One is played as long as its lease runs, and not a moment longer. */
export class Leases {
  readonly #held = new Map<string, Held>()
  readonly #taking = new Map<string, Promise<Held | PlayedElsewhere>>()
  readonly #desk: Desk
  readonly #ms: number
  readonly #keepMs: number
  readonly #now: () => number
  readonly #isAway: () => boolean
  readonly #worlds: () => WorldsInMemory
  readonly #timer: NodeJS.Timeout
  /** Where other servers reach this one, and a word that no earlier one at that place has had; known once it listens. */
  holder = ''
  /** Told of what happens, for whoever counts it. */
  onEvent: (event: LeaseEvent, id: string) => void = () => undefined
  /** A world is no longer played here, and what is known of it is of no use. */
  onLeft: (id: string) => void = () => undefined

  constructor(options: LeaseOptions, worlds: () => WorldsInMemory) {
    const { desk, leaseMs = defaultLeaseMs, keepMs = defaultKeepMs } = options
    this.#desk = desk
    this.#ms = leaseMs
    this.#keepMs = keepMs
    this.#now = options.now ?? (() => performance.now())
    this.#isAway = options.isAway ?? (() => false)
    this.#worlds = worlds
    this.#timer = setInterval(() => this.#renewAll(), leaseMs / 3).unref()
  }

  /** How long the lease of a world is to run. */
  msOf({ large }: Held): number {
    return large > 0 ? longLeaseMs : this.#ms
  }

  /** The desk does not answer: nothing can be written, and what is in memory can only be read. */
  get isAway(): boolean {
    return this.#isAway()
  }

  get count(): number {
    return this.#held.size
  }

  /** The lease of a world by which a call may be played now. */
  playable(id: string): Held | undefined {
    const held = this.#held.get(id)
    return held && !held.ended && this.#now() < held.until ? held : undefined
  }

  /** The lease of a world, also one that has run out: what the world writes is held against it. */
  known(id: string): Held | undefined {
    return this.#held.get(id)
  }

  /** Takes a world, unless it is played elsewhere. */
  take(id: string): Promise<Held | PlayedElsewhere> {
    const taking = this.#taking.get(id)
    if (taking) return taking
    const begun = this.#take(id).finally(() => this.#taking.delete(id))
    this.#taking.set(id, begun)
    return begun
  }

  async #take(id: string): Promise<Held | PlayedElsewhere> {
    await this.#held.get(id)?.ended
    const asked = this.#now()
    try {
      const before = this.#held.get(id)
      // what has run out and nobody has taken goes on as it is: writes of it may be under way
      if (before && (await this.#desk.renew(id, this.holder, before.number, this.msOf(before)))) {
        before.until = this.#until(asked, this.msOf(before))
        return before
      }
      const taken = await this.#desk.take(id, this.holder, this.#ms)
      if (before) await this.end(before)
      if (!taken.isMine) return taken
      await this.#letGo(id)
      return this.#begun(id, taken, asked)
    } catch (error) {
      this.onEvent('failed', id)
      throw error
    }
  }

  #begun(id: string, { number, version }: { number: number; version: number }, asked: number): Held {
    const held: Held = {
      id,
      number,
      version,
      until: this.#until(asked),
      usedAt: asked,
      running: 0,
      large: 0,
      logged: { last: 0, size: 0 },
      renewing: false,
      idle: undefined,
      ended: undefined,
    }
    this.#held.set(id, held)
    this.onEvent('taken', id)
    return held
  }

  /** A call begins; what is returned is to be called at its end. */
  use(held: Held, isLarge: boolean): () => void {
    held.running += 1
    if (isLarge) {
      held.large += 1
      void this.#renew(held)
    }
    return () => {
      held.running -= 1
      if (isLarge) held.large -= 1
      held.usedAt = this.#now()
      if (held.running === 0) held.idle?.resolve()
    }
  }

  /** A write has been kept, which renews the lease as well. */
  written(held: Held, askedAt: number, ms: number): void {
    held.until = this.#until(askedAt, ms)
  }

  /** A world can't be gone on with: what is in memory is not what is kept. */
  end(held: Held): Promise<void> {
    held.ended ??= this.#letGo(held.id).then(() => {
      if (this.#held.get(held.id) === held) this.#held.delete(held.id)
      this.onEvent('lost', held.id)
    })
    return held.ended
  }

  /** What is in memory of a world, also of one that is played no more, is not what is kept: it is read anew. */
  drop(id: string): void {
    const held = this.#held.get(id)
    if (!held) return void this.#letGo(id)
    held.number = 0
    void this.end(held)
  }

  /** Lets go of a world, once no call runs in it and all of it is kept, so that another server may take it at once. */
  async release(held: Held): Promise<void> {
    if (held.ended) return held.ended
    const ending = Promise.withResolvers<void>()
    held.ended = ending.promise
    try {
      await this.#whenIdle(held)
      const news = this.#worlds().news(held.id, held.logged)
      await this.#worlds().putAway(held.id)
      if (news) await this.#desk.renew(held.id, this.holder, held.number, this.#ms, news)
      await this.#desk.release(held.id, this.holder, held.number)
      this.onEvent('released', held.id)
    } catch {
      this.onEvent('failed', held.id)
    }
    this.#worlds().letGo(held.id)
    this.#held.delete(held.id)
    if (!this.isAway) this.onLeft(held.id)
    ending.resolve()
  }

  /** Lets go of all worlds. */
  async releaseAll(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([...this.#held.values()].map((held) => this.release(held)))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #until(asked: number, ms = this.#ms): number {
    return asked + ms * (1 - marginPart)
  }

  async #whenIdle(held: Held): Promise<void> {
    if (held.running > 0) {
      held.idle = Promise.withResolvers<void>()
      await withTimeout(held.idle.promise, longestCallMs).catch(() => undefined)
    }
    await new Promise<void>((free) => this.#worlds().whenFree(held.id, free))
  }

  #letGo(id: string): Promise<void> {
    return new Promise((done) => {
      this.#worlds().whenFree(id, () => {
        this.#worlds().letGo(id)
        if (!this.isAway) this.onLeft(id)
        done()
      })
    })
  }

  #renewAll(): void {
    // a world that was let go could not be read any more
    if (this.isAway) return
    const now = this.#now()
    const plain: Held[] = []
    for (const held of this.#held.values()) {
      if (held.ended) continue
      if (held.running === 0 && now - held.usedAt > this.#keepMs) void this.release(held)
      else if (held.large > 0 || this.#worlds().news(held.id, held.logged)) void this.#renew(held)
      // a write has done so a moment ago
      else if (!held.renewing && held.until - now <= this.#ms * 0.7) plain.push(held)
    }
    for (let at = 0; at < plain.length; at += maxTogether)
      void this.#renewTogether(plain.slice(at, at + maxTogether))
  }

  async #renewTogether(all: readonly Held[]): Promise<void> {
    const asked = this.#now()
    const sent = all.map(({ id, number }) => ({ id, number }))
    for (const held of all) held.renewing = true
    try {
      const mine = await this.#desk.renewAll(this.holder, this.#ms, sent)
      all.forEach((held, at) => this.#renewed(held, mine[at] ?? false, asked, this.#ms))
    } catch {
      this.onEvent('failed', all[0]?.id ?? '')
    }
    for (const held of all) held.renewing = false
  }

  /** A lease that was taken anew meanwhile has another number, and is renewed by it. */
  #renewed(held: Held, isMine: boolean, asked: number, ms: number): void {
    // a long lease that is no longer needed ends with this one
    if (isMine) held.until = this.#until(asked, ms)
    else if (this.#now() > held.until) void this.end(held)
  }

  async #renew(held: Held): Promise<void> {
    const news = this.#worlds().news(held.id, held.logged)
    const asked = this.#now()
    if (held.renewing) return
    // a write has done so a moment ago
    const ms = this.msOf(held)
    if (!news && held.until - asked > ms * 0.7) return
    held.renewing = true
    try {
      const isMine = await this.#desk.renew(held.id, this.holder, held.number, ms, news)
      this.#renewed(held, isMine, asked, ms)
      if (isMine && news) held.logged = { last: news.last, size: news.keep }
    } catch {
      this.onEvent('failed', held.id)
    }
    held.renewing = false
  }
}
