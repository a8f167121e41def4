import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Backend, createBackend } from '../backend.ts'
import { serve } from '../engine/node/node-http.ts'
import type { Desk } from './leases/desk.ts'
import { closeGracefully } from './close-gracefully.ts'
import type { LeaseOptions } from './leases/lease-types.ts'
import { type ManyOptions, ManyServers } from './many-servers.ts'

type Times = Pick<LeaseOptions, 'leaseMs' | 'keepMs'> & Pick<ManyOptions, 'readMs'>

/** One of several servers, in this process. */
export type JoinedServer = {
  address: string
  backend: Backend
  many: ManyServers
  /** Hands its worlds over and ends. */
  leave: () => Promise<void>
  /** Ends as if it had been killed: its leases run out. */
  die: () => void
}

export async function joinedServer(desk: Desk, times: Times = {}): Promise<JoinedServer> {
  const many = new ManyServers({ desk, peer: { host: '127.0.0.1', port: 0 }, ...times })
  const backend = createBackend({ onViolation: 'fail', store: many.store, forgetDays: Infinity })
  await many.open(() => backend, backend)
  const server = serve(backend, many.relaying)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const die = () => {
    server.close()
    server.closeAllConnections()
    many.close()
  }
  const leave = async () => {
    await many.leave()
    await closeGracefully(server)
    die()
  }
  return { address: `http://127.0.0.1:${port}`, backend, many, leave, die }
}
