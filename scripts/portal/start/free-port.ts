import { createServer } from 'node:net'
import { isBadPort } from '#mocks/server/bad-ports.ts'

/** Every address that a server of ours, or somebody else's on the same port, may listen on. */
const hosts = ['127.0.0.1', '::1', '0.0.0.0', '::']

/**
 * The first free port from the wanted one upwards that browsers call.
 *
 * @throws when none of the next hundred is free
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++)
    if (!isBadPort(port) && (await isFree(port))) return port
  throw new Error(`No free port from ${wanted} to ${wanted + 99}.`)
}

async function isFree(port: number): Promise<boolean> {
  for (const host of hosts) if (!(await canListen(port, host))) return false
  return true
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // an address family that the system does not have takes nobody's port
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
