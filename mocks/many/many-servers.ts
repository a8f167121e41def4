import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../backend.ts'
import type { Engine } from '../engine/engine-options.ts'
import { type OriginPolicy, originPolicyFor } from '../engine/origins/origin-policy.ts'
import type { Relaying } from '../engine/node/node-http.ts'
import type { WorldStore } from '../stores/world-store.ts'
import type { Desk, LogNews } from './leases/desk.ts'
import { addressOf } from './relay/holders.ts'
import { KeptCopies } from './store/kept-copies.ts'
import type { Held } from './leases/lease-types.ts'
import { Leases } from './leases/leases.ts'
import { manyStore } from './store/many-store.ts'
import { type PeerPlace, peerServer } from './relay/peer-server.ts'
import { Relay } from './relay/relay.ts'
import { StoreWatch } from './store/store-watch.ts'

export type ManyOptions = {
  desk: Desk
  peer: PeerPlace
  leaseMs?: number | undefined
  keepMs?: number | undefined
  /** How long calls that only read go on from memory while the store is away, in milliseconds. */
  readMs?: number | undefined
  /** Which pages may read that nobody plays a world; those of this machine unless told. */
  originPolicy?: OriginPolicy
}

/** How long calls that only read go on without the store, in milliseconds, unless told. */
const defaultReadMs = 300_000

/** So long a server is taken for one that is there after it last said so, in milliseconds. */
const presentMs = 2000

/** How long a server waits for its store at its start, in milliseconds. */
const startMs = 20_000

/** This server as one of several that share their worlds. */
export class ManyServers {
  readonly store: WorldStore
  readonly relay: Relay
  readonly leases: Leases
  readonly #desk: Desk
  readonly #peer: PeerPlace
  #backend: (() => Backend) | undefined
  #others: string[] = []
  #presence: NodeJS.Timeout | undefined
  #closePeer: (() => void) | undefined

  constructor({
    desk: asked,
    peer,
    leaseMs,
    keepMs,
    readMs = defaultReadMs,
    originPolicy = originPolicyFor(),
  }: ManyOptions) {
    const watch = new StoreWatch(asked)
    const { desk } = watch
    this.#desk = desk
    this.#peer = peer
    const backend = () => this.#playing
    const awayMs = () => watch.awayMs
    const copies = new KeptCopies((id) => backend().worlds.inMemory(id)?.log)
    this.leases = new Leases({ desk, leaseMs, keepMs, isAway: () => awayMs() !== undefined }, () => ({
      whenFree: (id, work) => backend().whenFree(id, work),
      letGo: (id) => backend().letGo(id),
      putAway: async (id) => backend().worlds.unload(id),
      news: (id, since) => newsIn(backend(), id, since),
    }))
    this.leases.onLeft = (id) => copies.forget(id)
    // what was read meanwhile and is not played here may be played elsewhere from now on
    watch.onBack = () => {
      for (const id of copies.ids) if (!this.leases.known(id)) this.leases.drop(id)
    }
    this.store = manyStore(desk, this.leases, copies)
    this.relay = new Relay({
      leases: this.leases,
      refresh: () => backend().worlds.refresh(),
      hasWorld: (id) => backend().worlds.has(id),
      successor: () => this.#others[0],
      remembers: (id) => copies.numberOf(id),
      awayMs,
      readMs,
      originPolicy,
    })
  }

  /** Begins to listen to the other servers. Calls from outside may come after that. */
  async open(backend: () => Backend, engine: Pick<Engine, 'answer' | 'missed'>): Promise<void> {
    this.#backend = backend
    this.relay.know(await this.#secret())
    const { address, close } = await peerServer(this.#peer, engine, this)
    this.#closePeer = close
    this.leases.holder = `${address}#${randomBytes(6).toString('base64url')}`
    await this.#enlist()
    this.#presence = setInterval(() => void this.#enlist(), presentMs / 4).unref()
  }

  readonly relaying: Relaying = (...given) => this.relay.handle(...given)

  /** Takes no more worlds, and lets the others have those that it plays. Calls that still come are passed on. */
  async leave(): Promise<void> {
    clearInterval(this.#presence)
    await this.#desk.leave(this.leases.holder).catch(() => undefined)
    this.relay.isLeaving = true
    await this.leases.releaseAll()
  }

  /** No call comes any more. */
  close(): void {
    clearInterval(this.#presence)
    this.leases.stop()
    this.relay.close()
    this.#closePeer?.()
    this.#desk.close()
  }

  /** A store that is being started too is waited for. */
  async #secret(): Promise<string> {
    const begun = performance.now()
    for (;;) {
      const secret = await this.#desk.secret().catch((error: unknown) => {
        if (performance.now() - begun > startMs) throw error
      })
      if (secret !== undefined) return secret
      await pause(100)
    }
  }

  get #playing(): Backend {
    if (!this.#backend) throw new Error('no world is played before the server listens')
    return this.#backend()
  }

  async #enlist(): Promise<void> {
    const { holder } = this.leases
    const all = await this.#desk.enlist(holder, presentMs).catch(() => [])
    this.#others = all.filter((one) => one !== holder && addressOf(one) !== addressOf(holder))
  }
}

function newsIn({ worlds }: Backend, id: string, { last, size }: Held['logged']): LogNews | undefined {
  const log = worlds.inMemory(id)?.log
  if (!log || (log.last === last && log.size >= size)) return undefined
  return { keep: log.size, entries: log.list({ after: last }), last: log.last, counts: log.counts }
}
