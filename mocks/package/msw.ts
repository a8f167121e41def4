import { type HttpHandler, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { createBackend } from '../backend.ts'
import { services } from '../contracts.ts'
import type { OriginPolicy } from '../engine/origins/origin-policy.ts'
import { routerOf } from '../engine/routing/router.ts'
import { nodeRasterizer } from '../imagery/render/node/node-rasterizer.ts'
import {
  type ClientOptions,
  type Clients,
  type ControlClient,
  controlClient,
  createClients,
  tokenOf,
} from './clients.ts'

/** A mock behind `fetch` in this process: nothing listens anywhere. */
export type MockedFetch = {
  /** MSW's server: `listen()` before the tests, `close()` after them. */
  server: SetupServer
  /** Steers the mock, also while the server does not listen. */
  control: ControlClient
  /** Clients of all services, as whom one wishes. */
  clients: (options?: Pick<ClientOptions, 'token' | 'world'>) => Clients
  /** A token of somebody whom the mock knows, such as `amira`. */
  tokenOf: (personaId: string, world?: string) => Promise<string>
}

const control = 'mock_control'

/**
 * MSW handlers that answer for one service, or for all, on whatever host it is called; `/__mock` steers them. What no
 * contract has is left to other handlers. All that one process makes share their worlds.
 */
export function handlers(service?: keyof Clients): HttpHandler[] {
  return handlersOf(sharedBackend(), service)
}

/** A mock of its own behind `fetch`, for all services. */
export function mockedFetch(): MockedFetch {
  const backend = newBackend()
  const direct = {
    baseUrl: 'http://localhost',
    fetch: async (request: Request) => (await backend.handle(request)) ?? new Response(null, { status: 404 }),
  }
  return {
    server: setupServer(...handlersOf(backend)),
    control: controlClient(direct),
    clients: (options = {}) => createClients({ ...options, ...direct }),
    tokenOf: (personaId, world) => tokenOf(personaId, { ...direct, ...(world ? { world } : {}) }),
  }
}

type Backend = ReturnType<typeof newBackend>

/** Nobody but this process can ask, under whatever name it has for the services. */
const ownCalls: OriginPolicy = { allowsOrigin: () => true, isKnownHost: () => true }

const newBackend = () =>
  createBackend({ onViolation: 'fail', rasterizer: nodeRasterizer(), originPolicy: ownCalls })

let shared: Backend | undefined
const sharedBackend = () => (shared ??= newBackend())

/** One handler takes every request: the engine routes, not MSW. */
function handlersOf(backend: Backend, service?: keyof Clients): HttpHandler[] {
  const answered = services.filter(({ name }) => !service || name === service || name === control)
  const router = routerOf(answered.flatMap(({ routes }) => routes.map((operation) => ({ operation }))))
  return [
    http.all('*', async ({ request }) => {
      const isOurs = router.methodsOf(new URL(request.url).pathname).length > 0
      // no answer leaves the call to the next handler
      return isOurs ? await backend.handle(request) : undefined
    }),
  ]
}
