import { type Backend, createBackend } from '#mocks/backend.ts'
import { KeyedMutex } from '#mocks/engine/keyed-mutex.ts'
import type { Desk } from '#mocks/many/leases/desk.ts'
import { hopHeader } from '#mocks/many/relay/hop.ts'
import type { Held } from '#mocks/many/leases/lease-types.ts'
import { Leases } from '#mocks/many/leases/leases.ts'
import { manyStore } from '#mocks/many/store/many-store.ts'
import { addressOf } from '#mocks/many/relay/holders.ts'
import { redisDesk } from '#mocks/many/redis/redis-desk.ts'
import { type World, openWorld } from '#mocks/state/world.ts'
import { fileOf } from '#mocks/state/world/world-file.ts'
import { WorldPersistence } from '#mocks/stores/persistence/world-persistence.ts'
import type { Cluster } from './cluster.ts'

/** What a model of people knows of a mock: it asks, and it looks into the world. */
export type Mirrored = Pick<Backend, 'handle'> & {
  worlds: {
    get: (id: string) => World | undefined
    make: (id: string) => World
    delete: Backend['worlds']['delete']
  }
}

type Seen = { world: World; shown: World; state: string; isNew: boolean }

/**
 * Several servers as the models of one take them. What a model does by calls goes to the servers; what it looks at is what
 * the store has, read anew after each call; what it changes by hand is sent as a world file before the next call.
 */
export class Mirror implements Mirrored {
  readonly #cluster: Cluster
  readonly #local = createBackend({ onViolation: 'fail' })
  readonly #desk: Desk
  readonly #leases: Leases
  readonly #persistence: WorldPersistence
  readonly #seen = new Map<string, Seen>()
  /** How many calls were answered. */
  calls = 0
  /** Something that happens before a call. */
  before: (calls: number) => Promise<void> = async () => {}

  constructor(cluster: Cluster) {
    this.#cluster = cluster
    this.#desk = redisDesk(cluster.redis.url, { forgetMs: 3_600_000 })
    this.#leases = new Leases({ desk: this.#desk }, () => ({
      whenFree: (_id, work) => work(),
      letGo: () => {},
      putAway: async () => {},
      news: () => undefined,
    }))
    this.#leases.holder = '127.0.0.1:1#mirror'
    const { beforeNextWrite: _, ...store } = manyStore(this.#desk, this.#leases)
    this.#persistence = new WorldPersistence(store, new KeyedMutex())
  }

  readonly worlds: Mirrored['worlds'] = {
    make: (id) => {
      const world = this.#local.worlds.make(id)
      return this.#show(id, world, true).shown
    },
    get: (id) => (this.#seen.get(id) ?? this.#show(id, this.#local.worlds.make(id), true)).shown,
    delete: async (id) => {
      const answer = await this.#ask('DELETE', `/__mock/worlds/${id}`)
      this.#seen.delete(id)
      await this.#local.worlds.delete(id)
      return answer.ok
    },
  }

  handle: Mirrored['handle'] = async (request, { cookies = {} } = {}) => {
    const id = request.headers.get('x-world') ?? 'default'
    await this.#push(id)
    await this.before((this.calls += 1))
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '))
    const body = request.body ? { body: await request.arrayBuffer() } : {}
    const init = { method: request.method, headers, ...body }
    // a connection that a fault has cut
    const answer = await this.#cluster.ask(pathname + search, init).catch(() => Response.error())
    const whole = answer.type === 'error' ? answer : await readWhole(answer)
    await this.#pull(id)
    return whole
  }

  close(): void {
    this.#leases.stop()
    this.#desk.close()
  }

  #show(id: string, world: World, isNew: boolean): Seen {
    const known = this.#seen.get(id)
    const seen = known ?? { world, shown: world, state: '', isNew }
    if (!known) {
      this.#seen.set(id, seen)
      seen.shown = new Proxy({} as World, { get: (_target, key) => Reflect.get(seen.world, key) as unknown })
    }
    Object.assign(seen, { world, isNew, state: isNew ? '' : JSON.stringify(world.data) })
    return seen
  }

  async #push(id: string): Promise<void> {
    const seen = this.#seen.get(id)
    if (!seen || JSON.stringify(seen.world.data) === seen.state) return
    if (!seen.isNew) {
      const answer = await this.#ask('PUT', '/__mock/world/file', id, fileOf(seen.world))
      if (answer.status !== 204) throw new Error(`import: ${answer.status} ${await answer.text()}`)
      return
    }
    const held = await this.#take(id)
    // nothing of what was there before
    this.#persistence.lose(id)
    await this.#persistence.save(seen.world)
    await this.#leases.release(held)
    seen.isNew = false
  }

  /** Plays a world itself for a moment; whichever server has it is asked to let go of it, as servers ask each other. */
  async #take(id: string): Promise<Held> {
    for (;;) {
      const taken = await this.#leases.take(id)
      if (!('holder' in taken)) return taken
      const headers = { [hopHeader]: `${await this.#desk.secret()} 0` }
      const signal = AbortSignal.timeout(500)
      const place = `http://${addressOf(taken.holder)}/__mock-peer/release/${id}`
      await fetch(place, { method: 'POST', headers, signal }).catch(() => undefined)
    }
  }

  async #pull(id: string): Promise<void> {
    const kept = await this.#desk.load(id)
    const seen = this.#seen.get(id)
    if (!kept || !seen) return
    const { data, snapshots } = this.#persistence.dataOf({ head: kept.head, rows: kept.rows })
    this.#show(id, openWorld(data, { ...seen.world, snapshots }), false)
  }

  #ask(method: string, path: string, world?: string, body?: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(world ? { 'x-world': world } : {}) }
    return this.#cluster.ask(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
}

/** The answer with its body, as far as that came. */
async function readWhole(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const body = await answer.arrayBuffer().catch(() => undefined)
  if (!body) return Response.error()
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
}
