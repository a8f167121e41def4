import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serve } from './node-http.ts'
import type { Outgoing } from '../answer/outgoing.ts'

let server: Server
let port = 0
const nothing: Outgoing = { status: 204, headers: {}, body: null }

beforeAll(async () => {
  server = serve({ answer: async () => nothing, missed: () => undefined }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('who is refused and leaves before reading it, or leaves a tunnel, ends no server and prints nothing', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const uncaught = vi.fn<(error: Error) => void>()
  process.prependListener('uncaughtException', uncaught)
  for (const text of ['hello there\r\n\r\n', 'CONNECT portal.test:1 HTTP/1.1\r\nHost: portal.test\r\n\r\n']) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(text)
    if (text.startsWith('CONNECT')) await once(socket, 'data')
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  expect((await fetch(`http://127.0.0.1:${port}/homes`)).status).toBe(204)
  process.off('uncaughtException', uncaught)
  expect([uncaught.mock.calls, silent.mock.calls]).toEqual([[], []])
  silent.mockRestore()
})
