import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { problem } from '../engine/problem.ts'
import { respond } from '../engine/respond.ts'
import { defaultWorldId } from '../engine/worlds.ts'
import { type HopOutcome, hopAnswer, hopHeader, misdirected, passOnTo } from './hop.ts'
import type { Held, Leases, PlayedElsewhere } from './leases.ts'
import { type WorldOfCall, worldOfCall } from './world-of-call.ts'

/** How long a call waits for somebody to play its world, in milliseconds; an owner that is gone is replaced in less. */
const longestSearchMs = 10_000
/** How often a lease that somebody else has is looked at meanwhile, in milliseconds. */
const lookMs = 100

/** So many owners are remembered. */
const maxOwners = 20_000

/** Where a server is reached, of a holder as it stands in a lease. */
export const addressOf = (holder: string): string => holder.slice(0, holder.indexOf('#'))

export type RelayOptions = {
  leases: Leases
  /** Knows the worlds of the desk, before a call is about them. */
  refresh: () => Promise<void>
  hasWorld: (id: string) => boolean
  /** Another server that takes worlds, once this one takes none; undefined where there is none. */
  successor: () => string | undefined
  /** The lease under which this server has read or written a world, of which it may read while the store is away. */
  remembers: (id: string) => number | undefined
  /** For how long the store has been away, in milliseconds; undefined while it is there. */
  awayMs: () => number | undefined
  /** How long calls that only read go on without it, in milliseconds. */
  readMs: number
}

/** Says that an answer is from memory, and for how many seconds the store of worlds has been away. */
export const awayHeader = 'x-mock-store-away'

/** What these methods ask for changes something, whatever the operation. */
const writing = new Set(['PUT', 'PATCH', 'DELETE'])

export type RelayEvent = 'here' | 'hop' | 'memory' | 'unsure' | 'refused'

/** Lets each call be played by the server that plays its world, whichever was asked. */
export class Relay {
  readonly #options: RelayOptions
  /** Who played a world when it was last asked for, until their lease ends. */
  readonly #owners = new Map<string, PlayedElsewhere & { until: number }>()
  #secret = ''
  /** This server takes no more worlds. */
  isLeaving = false
  onEvent: (event: RelayEvent, ms: number) => void = () => undefined

  constructor(options: RelayOptions) {
    this.#options = options
  }

  /** The word by which servers know each other. */
  know(secret: string): void {
    this.#secret = secret
  }

  /** A call from outside. Where this server plays its world, it goes no way about. */
  handle(message: IncomingMessage, outgoing: ServerResponse, here: () => Promise<void>): Promise<void> {
    delete message.headers[hopHeader]
    const call = worldOfCall(message)
    // the answer to a preflight depends on no world
    if (!call || message.method === 'OPTIONS') return here()
    const held = call.isAboutWorlds ? undefined : this.#options.leases.playable(call.id)
    return held ? this.#play(held, here) : this.#search(call, message, outgoing, here)
  }

  /** A call that another server has passed on; it has `accept` called before its body is read. */
  async fromPeer(
    message: IncomingMessage,
    outgoing: ServerResponse,
    accept: () => void,
    here: () => Promise<void>,
  ): Promise<void> {
    const [secret = '', number] = String(message.headers[hopHeader] ?? '').split(' ')
    delete message.headers[hopHeader]
    const call = worldOfCall(message)
    if (!call || !isSame(secret, this.#secret)) return elsewhere(outgoing)
    const id = await this.#playedIn(call)
    const { leases } = this.#options
    if (this.#readsFromMemory(id, number, message)) {
      cutByAnswer(outgoing)
      accept()
      return this.#fromMemory(outgoing, here)
    }
    let held = leases.playable(id)
    // asked to take a world that nobody has
    if (!held && number === '0' && !this.isLeaving) {
      const taken = await leases.take(id).catch(() => undefined)
      held = taken && !('holder' in taken) ? taken : undefined
    }
    // one that was asked under another lease has been given up by whoever asked
    if (!held || (number !== '0' && held.number !== Number(number))) return elsewhere(outgoing)
    if (!(await this.#holdOther(call))) return elsewhere(outgoing)
    cutByAnswer(outgoing)
    accept()
    await this.#play(held, here)
  }

  async #play(held: Held, here: () => Promise<void>): Promise<void> {
    const done = this.#options.leases.use(held)
    try {
      await here()
    } finally {
      done()
    }
  }

  /** Finds whoever plays the world of a call, or plays it here when nobody does. */
  async #search(
    call: WorldOfCall,
    message: IncomingMessage,
    outgoing: ServerResponse,
    here: () => Promise<void>,
  ): Promise<void> {
    const begun = performance.now()
    const { leases } = this.#options
    while (performance.now() - begun < longestSearchMs && !outgoing.destroyed) {
      const id = await this.#playedIn(call).catch(() => undefined)
      if (id === undefined) break
      const found = leases.playable(id) ?? (await this.#owner(id).catch(() => this.#lastOwner(id)))
      if (this.#readsFromMemory(id, undefined, message)) {
        this.onEvent('memory', performance.now() - begun)
        return this.#fromMemory(outgoing, here)
      }
      if (!found) break
      if (!('holder' in found)) {
        if (!(await this.#holdOther(call))) continue
        this.onEvent('here', performance.now() - begun)
        return this.#play(found, here)
      }
      const outcome = await this.#hop(id, found, message, outgoing)
      if (outcome === 'answered') return this.onEvent('hop', performance.now() - begun)
      if (outcome === 'unsure') return this.#refuse(outgoing, 'unsure', begun)
      // nobody else can take it, and whoever has it in memory is to be found again
      if (this.#options.awayMs() !== undefined) break
      this.#owners.delete(id)
      await pause(Math.min(lookMs, Math.max(5, found.msLeft)))
    }
    this.#refuse(outgoing, 'refused', begun)
  }

  async #owner(id: string): Promise<Held | PlayedElsewhere> {
    const { leases, successor } = this.#options
    const known = this.#owners.get(id)
    if (known && performance.now() < known.until) return known
    if (this.isLeaving) {
      await leases.known(id)?.ended
      const holder = successor()
      if (holder !== undefined) return { holder, number: 0, msLeft: 0 }
    }
    const found = await leases.take(id)
    if (!('holder' in found)) return found
    if (this.#owners.size > maxOwners) this.#owners.clear()
    this.#owners.set(id, { ...found, until: performance.now() + found.msLeft })
    return found
  }

  /** Who played a world when the store was last asked: while it is away, nobody else can have taken it. */
  #lastOwner(id: string): PlayedElsewhere | undefined {
    return this.#options.awayMs() === undefined ? undefined : this.#owners.get(id)
  }

  /**
   * Whether a call in a world that nobody may play, since the store is away, goes on from what this server has of it. What
   * it changes is not kept, and refused where it was asked for.
   *
   * @param asked the lease under which another server believes the world is played here
   */
  #readsFromMemory(id: string, asked: string | undefined, { method = 'GET' }: IncomingMessage): boolean {
    const { leases, remembers, awayMs, readMs } = this.#options
    const away = awayMs()
    if (away === undefined || away > readMs || writing.has(method) || leases.playable(id)) return false
    const number = remembers(id)
    return number !== undefined && (asked === undefined || asked === String(number))
  }

  #fromMemory(outgoing: ServerResponse, here: () => Promise<void>): Promise<void> {
    outgoing.setHeader(awayHeader, Math.ceil((this.#options.awayMs() ?? 0) / 1000))
    return here()
  }

  /** One try at the server that is said to play a world; it ends as soon as the lease is seen to be another's. */
  async #hop(
    id: string,
    { holder, number }: PlayedElsewhere,
    message: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<HopOutcome> {
    const gone = new AbortController()
    const ticket = `${this.#secret} ${number}`
    const watch = number === 0 ? undefined : setInterval(() => void look(), lookMs * 2)
    const look = async () => {
      if (outgoing.headersSent) return clearInterval(watch)
      const now = await this.#options.leases.take(id).catch(() => undefined)
      if (now && (!('holder' in now) || now.number !== number) && !outgoing.headersSent) gone.abort()
    }
    try {
      return await passOnTo({ message, outgoing, address: addressOf(holder), ticket, gone: gone.signal })
    } finally {
      clearInterval(watch)
    }
  }

  /** The world in which a call is played: one about worlds is played in the default one where its own is not there. */
  async #playedIn({ id, isAboutWorlds }: WorldOfCall): Promise<string> {
    if (!isAboutWorlds) return id
    await this.#options.refresh()
    return this.#options.hasWorld(id) ? id : defaultWorldId
  }

  /** Whether this server also plays the other world that a call is about; its owner is asked to let go of it. */
  async #holdOther({ other }: WorldOfCall): Promise<boolean> {
    if (other === undefined || !this.#options.hasWorld(other)) return true
    const taken = await this.#options.leases.take(other).catch(() => undefined)
    if (!taken) return false
    if (!('holder' in taken)) return true
    const asked = fetch(`http://${addressOf(taken.holder)}/__mock-peer/release/${other}`, {
      method: 'POST',
      headers: { [hopHeader]: `${this.#secret} 0` },
      signal: AbortSignal.timeout(2000),
    })
    await asked.catch(() => undefined)
    const again = await this.#options.leases.take(other).catch(() => undefined)
    return again !== undefined && !('holder' in again)
  }

  /** Whether somebody is one of the servers. */
  isPeer(message: IncomingMessage): boolean {
    return isSame(String(message.headers[hopHeader] ?? '').split(' ')[0] ?? '', this.#secret)
  }

  #refuse(outgoing: ServerResponse, why: 'unsure' | 'refused', begun: number): void {
    this.onEvent(why, performance.now() - begun)
    if (outgoing.destroyed || outgoing.headersSent) return
    const detail =
      why === 'unsure'
        ? 'The server that played this world went away during the call. Look before you try again: it may have been carried out.'
        : 'Nobody can play this world at present. Try again.'
    const { headers, body } = respond(problem(503, 'serviceUnavailable', { detail }), false)
    outgoing.writeHead(503, { ...headers, 'retry-after': '1', 'x-mock-call': why }).end(body)
  }
}

function elsewhere(outgoing: ServerResponse): void {
  outgoing.writeHead(misdirected, { [hopAnswer]: 'elsewhere', connection: 'close' }).end()
}

/** The answer to a peer that its caller is to get none: the connection between two servers is not to be cut for it. */
function cutByAnswer(outgoing: ServerResponse): void {
  const destroy = outgoing.destroy.bind(outgoing)
  outgoing.destroy = (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return destroy(error)
    outgoing.writeHead(misdirected, { [hopAnswer]: 'cut' }).end()
    return outgoing
  }
}

const isSame = (one: string, other: string): boolean =>
  other !== '' && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
