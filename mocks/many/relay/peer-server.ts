import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Engine } from '../../engine/engine-options.ts'
import { serve } from '../../engine/node/node-http.ts'
import type { Leases } from '../leases/leases.ts'
import { linkPath, linkProtocol } from '../link/link-client.ts'
import { answerLink } from '../link/link-server.ts'
import type { Relay } from './relay.ts'

/** Where this server listens to the others: `port` 0 is any that is free. */
export type PeerPlace = { host: string; port: number }

const releasePath = /^\/__mock-peer\/release\/([A-Za-z0-9-]{1,64})$/

/**
 * Listens to the other servers: to the calls they pass on, and to those who ask for a world. Whoever does not know their
 * secret is told nothing.
 */
export async function peerServer(
  place: PeerPlace,
  engine: Pick<Engine, 'answer' | 'missed'>,
  { relay, leases }: { relay: Relay; leases: Leases },
): Promise<{ address: string; close: () => void }> {
  const server = serve(engine, async (message, outgoing, here) => {
    const world = releasePath.exec(message.url ?? '')?.[1]
    if (world !== undefined && relay.isPeer(message)) return release(world, leases, outgoing)
    await relay.fromPeer(message, outgoing, acceptsFor(message, outgoing), here)
  })
  // a body is sent once this server has said that it plays the world, so its listener decides whether to say so
  server.on('checkContinue', (message: IncomingMessage, outgoing: ServerResponse) => {
    server.emit('request', message, outgoing)
  })
  const links = new Set<Socket>()
  server.on('upgrade', (message: IncomingMessage, socket: Socket, first: Buffer) => {
    if (message.url !== linkPath || !relay.isPeer(message)) return void socket.destroy()
    links.add(socket)
    socket.once('close', () => links.delete(socket))
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: ${linkProtocol}\r\n\r\n`,
    )
    answerLink(socket, first, engine, relay)
  })
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(place.host)
  // workers share the port that is asked from outside, and not this one
  server.listen({ port: place.port, exclusive: true, ...(isLocal ? { host: place.host } : {}) })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `${place.host}:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
      for (const link of links) link.destroy()
    },
  }
}

const acceptsFor =
  ({ headers }: IncomingMessage, outgoing: ServerResponse) =>
  () => {
    if (headers.expect !== undefined) outgoing.writeContinue()
  }

async function release(id: string, leases: Leases, outgoing: ServerResponse): Promise<void> {
  const held = leases.known(id)
  if (held) await leases.release(held)
  outgoing.writeHead(204).end()
}
