import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { InputError } from '../document/input-error.ts'
import type { Passed } from './forward.ts'
import { forwardTo } from './forward.ts'

export type Proxy = {
  port: number
  /** Takes no more calls, and ends what is under way. */
  close: () => Promise<void>
}

export type ProxyOptions = {
  target: URL
  port: number
  host: string
  /** After so many seconds without the beginning of an answer a call is not answered any more. */
  timeout?: number
  onPassed: (passed: Passed) => void
  onFailed: (error: Error) => void
}

/**
 * Listens, and passes everything on.
 *
 * @throws InputError when the target cannot be reached, or the port is taken
 */
export async function startProxy({
  target,
  port,
  host,
  timeout = 30,
  onPassed,
  onFailed,
}: ProxyOptions): Promise<Proxy> {
  await checkReachable(target)
  const forward = forwardTo(target, onPassed, onFailed, timeout * 1000)
  const server = createServer({ noDelay: true, requestTimeout: 0 }, forward.call)
  server.on('upgrade', forward.upgrade)
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new InputError(`Port ${port} of ${host} cannot be listened at: ${messageOf(error)}.`)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      forward.close()
      await once(server, 'close')
    },
  }
}

/** The address of a service from a command line. */
export function targetOf(given: string): URL {
  if (URL.canParse(given)) {
    const url = new URL(given)
    if (url.protocol === 'http:' || url.protocol === 'https:') return url
  }
  throw new InputError(`--target is an address such as https://test.example.com, and not ${given}.`)
}

async function checkReachable(target: URL): Promise<void> {
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80))
  const socket = connect({ host: target.hostname.replace(/^\[(.*)\]$/, '$1'), port, timeout: 5000 })
  socket.on('timeout', () => socket.destroy(new Error('no answer within five seconds')))
  await once(socket, 'connect').catch((error: unknown) => {
    throw new InputError(`${target.origin} cannot be reached: ${messageOf(error)}.`)
  })
  socket.destroy()
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : ''
