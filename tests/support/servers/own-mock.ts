import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Backend, type BackendOptions, createBackend } from '#mocks/backend.ts'
import type { Recording } from '#mocks/recording/recorder.ts'
import { serve } from '#mocks/engine/node/node-http.ts'

/** A mock server of a test's own, in its process: nobody else plays there. */
export type OwnMock = { backend: Backend; port: number; close: () => Promise<void> }

/** @param recorded what keeps what passes, where something does */
export async function ownMock(
  options: Partial<BackendOptions> = {},
  recorded?: (backend: Backend) => Recording,
): Promise<OwnMock> {
  const backend = createBackend({ onViolation: 'fail', ...options })
  const recording = recorded?.(backend)
  const server = serve(recording ?? backend)
  const close = async () => {
    await closed(server)
    await recording?.close()
  }
  return { backend, port: await listening(server), close }
}

/** A server that answers everything with one page; its port. */
export async function onePage(html: string): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  return { port: await listening(server), close: () => closed(server) }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
