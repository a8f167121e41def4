import { vi } from 'vitest'
import { type Backend, createBackend } from '#mocks/backend.ts'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { lockOf, newKey } from '#mocks/server/access/lock.ts'
import { WatchedWorlds } from '#mocks/recording/watched-worlds.ts'
import { onlyAsks } from '#mocks/state/world/record-call.ts'
import type { World } from '#mocks/state/world.ts'
import { sqliteStore } from '#mocks/stores/sqlite/sqlite-store.ts'
import type { WorldStore } from '#mocks/stores/world-store.ts'
import { routesOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { unkeptIn } from '#tests/support/contract/unkept.ts'
import { type Sent, requestOf } from './request-of.ts'
import type { Operations, RequestOf, SuccessOf } from './operations.ts'
import type { AnyRecipe, AnyRequest } from './recipe.ts'

const worldLimit = 2000

const store = sqliteStore(':memory:')
const backend = createBackend({ onViolation: 'fail', worldLimit, watched: new WatchedWorlds(), store })
/** Has room for one world, and nothing of that one can be kept. */
const full = createBackend({ onViolation: 'fail', worldLimit: 1, store: fullDisk() })
full.worlds.get('default')
const locked = createBackend({ onViolation: 'fail', lock: lockOf(newKey()) })
const compiled = new Map(
  (await Promise.all(serviceNames.map(routesOf))).flat().map((route) => [route.operationId, route]),
)

/** The compiled contract of an operation. */
export function routeOf(operationId: string): CompiledOperation {
  const route = compiled.get(operationId)
  if (!route) throw new Error(`No contract has ${operationId}`)
  return route
}

let worlds = 0

/** A world of its own, with somebody logged in, in which steps lead to the call that a recipe is about. */
export class Setup {
  readonly worldId = `setup-${++worlds}`
  /** Of the persona. */
  token: string | undefined

  /** Opens the world of a recipe through the control API, and logs its persona in. */
  static async open({ scenario, persona }: Pick<AnyRecipe, 'scenario' | 'persona'>): Promise<Setup> {
    const setup = new Setup()
    const id = setup.worldId
    await setup.call('createWorld', { body: { id, ...(scenario ? { scenarioId: scenario } : {}) } })
    if (persona) await setup.logIn(persona)
    return setup
  }

  /** What lives in the world, to look up what a step needs. */
  get world(): World {
    const found = backend.worlds.get(this.worldId)
    if (!found) throw new Error(`no world ${this.worldId}`)
    return found
  }

  /** Logs a persona in; later steps are theirs. */
  async logIn(personaId: string): Promise<void> {
    this.token = (await this.call('loginAsPersona', { path: { personaId } })).token
  }

  /** A step that must succeed; its answer. */
  async call<K extends keyof Operations>(
    operationId: K,
    request: RequestOf<Operations[K]>,
  ): Promise<SuccessOf<Operations[K]>> {
    const response = await this.send(operationId, request)
    const text = await response.text()
    if (!response.ok) throw new Error(`${operationId} as a step: ${response.status} ${text}`)
    const isJson = response.headers.get('content-type') === 'application/json'
    return (isJson ? JSON.parse(text) : undefined) as SuccessOf<Operations[K]>
  }

  /** A step that may fail, so many times. */
  async tries<K extends keyof Operations>(times: number, operationId: K, request: RequestOf<Operations[K]>) {
    for (let time = 0; time < times; time++) await this.send(operationId, request)
  }

  /** Lets time pass in the world. */
  async wait(seconds: number): Promise<void> {
    await this.call('advanceClock', { body: { seconds } })
  }

  /**
   * Sends a request, as it is or changed on its way. What it has changed is in the store by then: the store notes what
   * differs, and is held here against the whole world.
   */
  async send(operationId: string, request: AnyRequest, change?: (sent: Sent) => Sent): Promise<Response> {
    const route = routeOf(operationId)
    const bearer = request.bearer ?? this.token
    const sent = requestOf(route, request, { bearer, worldId: this.worldId })
    const response = await sendTo(backend, route, change ? change(sent) : sent)
    const world = onlyAsks(route.method, operationId) ? undefined : backend.worlds.inMemory(this.worldId)
    const unkept = world && unkeptIn(store, world)
    if (unkept) throw new Error(`${operationId} answered before ${unkept} was kept`)
    return response
  }

  /** Sends a request to a mock that has no room for another world, such as this one, nor for what its own one changes. */
  async sendToFull(operationId: string, request: AnyRequest): Promise<Response> {
    const route = routeOf(operationId)
    // it says on its console what it can not keep
    using _silent = vi.spyOn(console, 'error').mockReturnValue()
    return await sendTo(full, route, requestOf(route, request, { bearer: undefined, worldId: this.worldId }))
  }

  /** Sends a request to a mock that asks for a key, without one. */
  async sendToLocked(operationId: string, request: AnyRequest): Promise<Response> {
    const route = routeOf(operationId)
    return sendTo(locked, route, requestOf(route, request, { bearer: undefined, worldId: this.worldId }))
  }
}

function fullDisk(): WorldStore {
  const fails = () => Promise.reject(new Error('the disk is full'))
  return { kind: 'sqlite', depth: 3, heads: [], load: () => undefined, save: fails, delete: fails }
}

async function sendTo(
  { handle }: Backend,
  { method }: CompiledOperation,
  { url, ...init }: Sent,
): Promise<Response> {
  const response = await handle(new Request(url, init))
  if (!response) throw new Error(`No contract has ${method} ${url}`)
  return response
}
