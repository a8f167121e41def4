import type { components } from '#gen/mock_control/types.ts'
import { type Clients, type ControlClient, controlClient, createClients, tokenOf } from './clients.ts'
import { type RunningMock, startMock } from './start-mock.ts'

type Schemas = components['schemas']

/** What a test does with its world of the mock. */
export type MockWorld = {
  /** Where the mock answers: what the app under test has to call. */
  url: string
  /** The name of the world; what the page calls is answered in it. */
  id: string
  /** A token of somebody whom the mock knows, such as `amira`. */
  tokenOf: (personaId: string) => Promise<string>
  /** Clients of all services in this world, as whom one wishes. */
  clients: (token?: string) => Clients
  /** Sets the clock of the world, which stands from then on. */
  setClock: (now: string) => Promise<void>
  /** Lets calls of an operation fail, wait or break. */
  fail: (operationId: string, rule: Omit<Schemas['FaultRule'], 'operationId'>) => Promise<void>
  /** What was called, and whether it kept the contract. */
  calls: () => Promise<Schemas['LogEntry'][]>
  /** Whatever else the control API can do. */
  control: ControlClient
}

export type MockWorldOptions = {
  /** A mock that runs already; MOCK_URL unless told, and without either each worker starts one. */
  url?: string
  /** Its key, if it asks for one. */
  key?: string
}

/** As much of a route and a context of Playwright as is used here. */
type Route = {
  request: () => { headers: () => Record<string, string> }
  continue: (options: { headers: Record<string, string> }) => Promise<void>
}
type Context = {
  route: (url: (url: URL) => boolean, handler: (route: Route) => Promise<void>) => Promise<unknown>
}

/** A fixture of Playwright: `test.extend({ mockWorld: mockWorld() })` gives each test a world of its own. */
export function mockWorld({ url, key }: MockWorldOptions = {}) {
  return async (
    { context }: { context: Context },
    run: (world: MockWorld) => Promise<void>,
  ): Promise<void> => {
    const baseUrl = url ?? process.env['MOCK_URL'] ?? (await ownMock()).url
    const every = { baseUrl, ...(key ? { key } : {}) }
    const made = await controlClient(every).POST('/__mock/worlds', { body: {} })
    const id = given(made).id
    const { origin } = new URL(baseUrl)
    try {
      await context.route(
        (called) => called.origin === origin,
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-world': id } }),
      )
      await run(worldOf({ ...every, world: id }))
    } finally {
      await controlClient(every).DELETE('/__mock/worlds/{worldId}', { params: { path: { worldId: id } } })
    }
  }
}

type Place = { baseUrl: string; world: string; key?: string }

function worldOf(place: Place): MockWorld {
  const control = controlClient(place)
  return {
    url: place.baseUrl,
    id: place.world,
    control,
    tokenOf: (personaId) => tokenOf(personaId, place),
    clients: (token) => createClients({ ...place, ...(token ? { token } : {}) }),
    setClock: async (now) => {
      given(await control.PUT('/__mock/clock', { body: { mode: 'frozen', now } }))
    },
    fail: async (operationId, rule) => {
      given(await control.POST('/__mock/faults', { body: { operationId, ...rule } }))
    },
    calls: async () => given(await control.GET('/__mock/log')).entries,
  }
}

/** One mock for all tests of a worker, which ends with it. */
let started: Promise<RunningMock> | undefined
const ownMock = () => (started ??= startMock())

/** @throws when the mock has refused */
function given<T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T {
  if (data !== undefined) return data
  throw new Error(`The mock answered ${response.status}: ${JSON.stringify(error)}`)
}
