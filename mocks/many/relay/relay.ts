import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Here } from '../../engine/node/node-http.ts'
import { keptBody } from '../../engine/node/node-incoming.ts'
import { defaultWorldId } from '../../engine/worlds/worlds.ts'
import { addressOf, askToRelease } from './holders.ts'
import { type HopOutcome, hopAnswer, hopHeader, passOnTo } from './hop.ts'
import { CallerHeads } from '../link/caller-heads.ts'
import { Links } from '../link/link-client.ts'
import { isLarge, maxLinked } from '../link/may-be-linked.ts'
import type { Held, PlayedElsewhere } from '../leases/lease-types.ts'
import { type Refused, cutByAnswer, elsewhere, refuse } from './peer-answers.ts'
import type { Admitted, Asked, Before, Passed, RelayEvent, RelayOptions } from './relay-types.ts'
import { awayHeader, isWriting } from '../store/without-store.ts'
import { isSame, readTicket, writtenTicket } from './ticket.ts'
import { type WorldOfCall, worldIn, worldOfCall } from './world-of-call.ts'

/** How long a call waits for somebody to play its world, in milliseconds; an owner that is gone is replaced in less. */
const longestSearchMs = 10_000
/** How often a lease that somebody else has is looked at meanwhile, in milliseconds. */
const lookMs = 100
/** So many owners are remembered. */
const maxOwners = 20_000

/** Lets each call be played by the server that plays its world, whichever was asked. */
export class Relay {
  readonly #options: RelayOptions
  /** Who played a world when it was last asked for, until their lease ends. */
  readonly #owners = new Map<string, PlayedElsewhere & { until: number }>()
  readonly #heads = new CallerHeads()
  readonly #links = new Links({
    secret: () => this.#secret,
    isGone: (id, number) => this.#isGone(id, number),
  })
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

  /** Ends what goes to other servers. */
  close(): void {
    this.#links.close()
  }

  /** A call from outside. Where this server plays its world, it goes no way about. */
  handle(message: IncomingMessage, outgoing: ServerResponse, here: Here): Promise<unknown> {
    const head = this.#heads.of(message)
    if (head.claimsHop) delete message.headers[hopHeader]
    const call = worldOfCall(message.url, head.world)
    // the answer to a preflight depends on no world
    if (!call || message.method === 'OPTIONS') return here()
    const asked = { call, head, message, outgoing, here }
    const { leases, awayMs } = this.#options
    if (call.isAboutWorlds) return this.#search(asked)
    const held = leases.playable(call.id)
    if (held) return this.#playOrSearch(held, asked)
    const known = awayMs() === undefined ? this.#knownOwner(call.id) : undefined
    return known ? this.#hopOrSearch(known, asked) : this.#search(asked)
  }

  async #playOrSearch(held: Held, asked: Asked): Promise<void> {
    const { message, here, head } = asked
    const isAnswered = await this.#play(held, message, () => here(head.mayBeLinked))
    if (!isAnswered) await this.#search(asked, { isAgain: true })
  }

  async #hopOrSearch(known: PlayedElsewhere, asked: Asked): Promise<void> {
    const begun = performance.now()
    const outcome = await this.#hop(asked.call.id, known, asked)
    if (outcome === 'answered') this.onEvent('hop', performance.now() - begun)
    else await this.#search(asked, { outcome, msLeft: known.msLeft })
  }

  /** A call that another server has passed on by HTTP; it has `accept` called before its body is read. */
  async fromPeer(
    message: IncomingMessage,
    outgoing: ServerResponse,
    accept: () => void,
    here: Here,
  ): Promise<void> {
    const ticket = readTicket(message.headers[hopHeader]?.toString(), this.#secret)
    delete message.headers[hopHeader]
    const { method, url, headers } = message
    const admitted =
      ticket && (await this.admit({ method, url, headers, world: worldIn(headers) }, ticket.number))
    if (!admitted) return elsewhere(outgoing)
    const told = { ...admitted.headers, [hopAnswer]: 'played' }
    for (const [name, value] of Object.entries(told)) outgoing.setHeader(name, value)
    cutByAnswer(outgoing)
    accept()
    const mayRepeat = ticket.isKept && admitted.mayRepeat
    if (!(await admitted.play(() => here(mayRepeat)))) elsewhere(outgoing)
  }

  /**
   * Lets a call in that another server has passed on; undefined where this server does not play its world.
   *
   * @param number the lease under which the world is believed to be played here; 0 asks to take one that nobody has
   */
  admit(message: Passed, number: number): Admitted | Promise<Admitted | undefined> | undefined {
    const call = worldOfCall(message.url, message.world)
    if (!call) return undefined
    const held = call.isAboutWorlds ? undefined : this.#options.leases.playable(call.id)
    return held?.number === number ? this.#admitted(held, message) : this.#admitLater(call, message, number)
  }

  async #admitLater(call: WorldOfCall, message: Passed, number: number): Promise<Admitted | undefined> {
    const id = await this.#playedIn(call)
    const { leases } = this.#options
    if (this.#readsFromMemory(id, number, message))
      return { headers: this.#awayHeaders(), mayRepeat: false, play: (here) => here() }
    let held = leases.playable(id)
    if (!held && number === 0 && !this.isLeaving) {
      const taken = await leases.take(id).catch(() => undefined)
      held = taken && !('holder' in taken) ? taken : undefined
    }
    // one that was asked under another lease has been given up by whoever asked
    if (!held || (number !== 0 && held.number !== number)) return undefined
    return (await this.#holdOther(call)) ? this.#admitted(held, message, !call.isAboutWorlds) : undefined
  }

  #admitted(held: Held, message: Passed, mayRepeat = true): Admitted {
    return { headers: {}, mayRepeat, play: (here) => this.#play(held, message, here) }
  }

  async #play<T>(held: Held, message: Pick<Passed, 'headers'>, here: () => Promise<T>): Promise<T> {
    const done = this.#options.leases.use(held, isLarge(message))
    try {
      return await here()
    } finally {
      done()
    }
  }

  /**
   * Finds whoever plays the world of a call, or plays it here when nobody does. A call whose write was refused, since
   * another server had its world by then, has left nothing behind, and is asked once again.
   */
  async #search(asked: Asked, before: Before = {}): Promise<void> {
    const { call, head, message, outgoing, here } = asked
    const begun = performance.now()
    let { isAgain = false, outcome, msLeft = 0 } = before
    const { leases } = this.#options
    while (performance.now() - begun < longestSearchMs && !outgoing.destroyed) {
      const id = await this.#playedIn(call).catch(() => undefined)
      if (id === undefined) break
      if (outcome) {
        if (outcome === 'unsure') return this.#refuse(message, outgoing, 'unsure', begun)
        if (outcome === 'undone' && isAgain) break
        isAgain ||= outcome === 'undone'
        // nobody else can take it, and whoever has it in memory is to be found again
        if (this.#options.awayMs() !== undefined) break
        this.#owners.delete(id)
        await pause(Math.min(lookMs, Math.max(5, msLeft)))
        outcome = undefined
      }
      const found = leases.playable(id) ?? (await this.#owner(id).catch(() => this.#lastOwner(id)))
      if (this.#readsFromMemory(id, undefined, message)) {
        this.onEvent('memory', performance.now() - begun)
        for (const [name, value] of Object.entries(this.#awayHeaders())) outgoing.setHeader(name, value)
        return void (await here())
      }
      if (!found) break
      if ('holder' in found) {
        outcome = await this.#hop(id, found, asked)
        if (outcome === 'answered') return this.onEvent('hop', performance.now() - begun)
        msLeft = found.msLeft
      } else if (await this.#holdOther(call)) {
        const mayRepeat = !isAgain && !call.isAboutWorlds && head.mayBeLinked
        const ms = performance.now() - begun
        if (await this.#play(found, message, () => here(mayRepeat))) return this.onEvent('here', ms)
        isAgain = true
      }
    }
    this.#refuse(message, outgoing, 'refused', begun)
  }

  #knownOwner(id: string): PlayedElsewhere | undefined {
    const known = this.#owners.get(id)
    return known && performance.now() < known.until ? known : undefined
  }

  async #owner(id: string): Promise<Held | PlayedElsewhere> {
    const { leases, successor } = this.#options
    const known = this.#knownOwner(id)
    if (known) return known
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
  #readsFromMemory(
    id: string,
    asked: number | undefined,
    { method = 'GET' }: Pick<IncomingMessage, 'method'>,
  ): boolean {
    const { leases, remembers, awayMs, readMs } = this.#options
    const away = awayMs()
    if (away === undefined || away > readMs || isWriting(method) || leases.playable(id)) return false
    const number = remembers(id)
    return number !== undefined && (asked === undefined || asked === number)
  }

  #awayHeaders(): Record<string, string> {
    return { [awayHeader]: String(Math.ceil((this.#options.awayMs() ?? 0) / 1000)) }
  }

  /** One try at the server that is said to play a world; it ends as soon as the lease is seen to be another's. */
  async #hop(
    id: string,
    { holder, number }: PlayedElsewhere,
    { head, message, outgoing }: Asked,
  ): Promise<HopOutcome> {
    const { mayBeLinked } = head
    const body = mayBeLinked && head.hasBody ? await keptBody(message, maxLinked) : undefined
    const link = mayBeLinked ? this.#links.to(addressOf(holder)) : undefined
    if (link) {
      const { method = 'GET', url = '/' } = message
      const begun = performance.now()
      return new Promise((done) =>
        link.ask({ method, url, head, body, outgoing, world: id, number, begun, done }),
      )
    }
    const gone = new AbortController()
    const ticket = writtenTicket({ secret: this.#secret, number, isKept: mayBeLinked })
    const watch = number === 0 ? undefined : setInterval(() => void look(), lookMs * 2)
    const look = async () => {
      if (outgoing.headersSent) return clearInterval(watch)
      if ((await this.#isGone(id, number)) && !outgoing.headersSent) gone.abort()
    }
    try {
      return await passOnTo({ message, outgoing, address: addressOf(holder), ticket, gone: gone.signal })
    } finally {
      clearInterval(watch)
    }
  }

  /** Whether nobody plays a world by this lease any more. */
  async #isGone(id: string, number: number): Promise<boolean> {
    const now = await this.#options.leases.take(id).catch(() => undefined)
    return now !== undefined && (!('holder' in now) || now.number !== number)
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
    await askToRelease(addressOf(taken.holder), other, this.#secret)
    const again = await this.#options.leases.take(other).catch(() => undefined)
    return again !== undefined && !('holder' in again)
  }

  /** Whether somebody is one of the servers. */
  isPeer(message: IncomingMessage): boolean {
    return isSame(String(message.headers[hopHeader] ?? '').split(' ')[0] ?? '', this.#secret)
  }

  #refuse(message: IncomingMessage, outgoing: ServerResponse, why: Refused, begun: number): void {
    this.onEvent(why, performance.now() - begun)
    refuse(message, outgoing, why, this.#options.originPolicy)
  }
}
