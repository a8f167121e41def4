import { services } from './contracts.ts'
import { type Engine, type EngineOptions, type Route, createEngine } from './engine/engine.ts'
import { problem } from './engine/problem.ts'
import { Worlds, worldIdOf } from './engine/worlds.ts'
import { generatedAnswer } from './generated-answer.ts'
import { noteCall } from './state/note-call.ts'
import type { Principal } from './state/principal.ts'
import { type World, type WorldData, newWorldData, openWorld } from './state/world.ts'
import type { WorldStore } from './stores/world-store.ts'

export type BackendOptions = Pick<EngineOptions<World, Principal>, 'onViolation'> & {
  /** The same seed gives the same world. */
  seed?: number
  /** How many times the default amount of homes; for load tests. */
  size?: number
  /** How many worlds may be open at once. */
  worldLimit?: number
  /** Where worlds are kept; without it they live as long as the backend. */
  store?: WorldStore
}

export type Backend = Engine & { worlds: Worlds<World> }

/** The service whose operations steer the mock itself. */
const control = 'mock_control'

/** Seeds the world that everybody gets who asks for no other. */
export const defaultSeed = 1

/** The whole mock backend: every contract, every operation, and the worlds they act in. */
export function createBackend({
  onViolation,
  seed = defaultSeed,
  size = 1,
  worldLimit = 1000,
  store,
}: BackendOptions): Backend {
  const declared = new Map<string, readonly number[]>()
  const worlds: Worlds<World> = new Worlds({
    limit: worldLimit,
    open: (id, ownSeed = seed) => opened(newWorldData({ id, seed: ownSeed, size })),
    load: (id) => {
      const kept = store?.load(id)
      return kept && opened(kept)
    },
    forget: (id) => store?.delete(id),
  })
  const opened = (data: WorldData): World => openWorld(data, { worlds: () => worlds, declared })
  const serviceOf = new Map<string, string>()
  const routes: Route<World, Principal>[] = services.flatMap(({ name, routes: compiled, operations }) =>
    compiled.map((operation) => {
      const handler = operations[operation.operationId]
      if (!handler) throw new Error(`${name}: nobody answers ${operation.operationId}`)
      serviceOf.set(operation.operationId, name)
      if (name !== control) declared.set(operation.operationId, Object.keys(operation.responses).map(Number))
      return { service: name, operation, handler, steers: name === control }
    }),
  )
  const engine = createEngine<World, Principal>({
    routes,
    onViolation,
    answered: (world, call) => noteCall(world.data, call),
    worldOf: (request, cookies) => {
      const id = worldIdOf(request, cookies)
      if (!id)
        return problem(400, 'invalidRequest', {
          errors: [{ in: 'header', pointer: '/x-world', code: 'pattern' }],
        })
      return worlds.get(id) ?? problem(503, 'worldLimitReached')
    },
    authenticate: (token, world) => world.tokens.verify(token),
    generated: (operationId, request, world) =>
      generatedAnswer(serviceOf.get(operationId) ?? '', operationId, request, world),
  })
  if (!store) return { ...engine, worlds }
  const handle: Engine['handle'] = async (request, options) => {
    const response = await engine.handle(request, options)
    // what the caller is told has been kept before it is told
    if (response) for (const { data } of worlds.list()) store.save(data)
    return response
  }
  return { handle, worlds }
}
