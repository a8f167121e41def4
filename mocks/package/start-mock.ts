import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createBackend, originPolicyOfSites } from '../backend.ts'
import { services } from '../contracts.ts'
import { serve } from '../engine/node/node-http.ts'
import { withFrontDoor } from '../server/front-door/front-door.ts'
import { frontPageOf } from '../server/front-door/front-page.ts'
import { nodeRasterizer } from '../imagery/render/node/node-rasterizer.ts'
import { lockOf } from '../server/access/lock.ts'
import { WatchedWorlds } from '../recording/watched-worlds.ts'
import { keyFor } from '../server/access/server-key.ts'
import {
  type Clients,
  type ClientOptions,
  type ControlClient,
  controlClient,
  createClients,
  tokenOf,
} from './clients.ts'

export type MockOptions = {
  /** Any free one unless told. */
  port?: number
  /** This machine alone unless told; where others reach it, whoever steers it needs its key. */
  host?: string
  /** Further pages that may call it, such as `https://portal.test`. */
  allowOrigins?: string[]
  /** The same seed gives the same world. */
  seed?: number
  /** What happens to an answer that breaks the contract: a 500, or a line on the console and a header. */
  onViolation?: 'fail' | 'warn'
}

/** A mock server in this process. */
export type RunningMock = {
  url: string
  /** What steering it asks for; undefined where only this machine reaches it. */
  key: string | undefined
  /** Steers it. */
  control: ControlClient
  /** Clients of all services, as whom and in which world one wishes. */
  clients: (options?: Pick<ClientOptions, 'token' | 'world'>) => Clients
  /** A token of somebody whom the mock knows, such as `amira`. */
  tokenOf: (personaId: string, world?: string) => Promise<string>
  close: () => Promise<void>
}

/**
 * Starts a mock server for a test. Nothing is kept when it ends.
 *
 * @throws when the port is taken
 */
export async function startMock({
  port = 0,
  host = '127.0.0.1',
  allowOrigins: origins = [],
  seed,
  onViolation = 'fail',
}: MockOptions = {}): Promise<RunningMock> {
  const key = keyFor({ host, origins }, undefined)
  const backend = createBackend({
    onViolation,
    rasterizer: nodeRasterizer(),
    watched: new WatchedWorlds(),
    originPolicy: originPolicyOfSites(origins),
    ...(seed === undefined ? {} : { seed }),
    ...(key ? { lock: lockOf(key) } : {}),
  })
  const server = serve(withFrontDoor(backend, services, { page: frontPageOf() }))
  server.listen(port, host)
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const own = { baseUrl: url, ...(key ? { key } : {}) }
  return {
    url,
    key,
    control: controlClient(own),
    clients: (options = {}) => createClients({ ...options, baseUrl: url }),
    tokenOf: (personaId, world) => tokenOf(personaId, { ...own, ...(world ? { world } : {}) }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
