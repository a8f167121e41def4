import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Incoming } from './incoming.ts'
import { serve } from './node-http.ts'
import type { Outgoing } from './outgoing.ts'

let server: Server
let port = 0
const nothing: Outgoing = { status: 204, headers: {}, body: null }

beforeAll(async () => {
  const answer = async (request: Incoming) => {
    if (request.hasBody) await request.bytes(1000).catch(() => undefined)
    return nothing
  }
  server = serve({ answer, missed: () => undefined }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What a server answers to these bytes, once it has ended the connection or said all that it will. */
async function said(text: string): Promise<{ status: number; type: string | undefined; detail: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text, 'latin1')
  let got = ''
  for await (const chunk of socket.setEncoding('latin1')) {
    got += chunk as string
    if (got.includes('"detail"')) break
  }
  socket.destroy()
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(got)?.[1]),
    type: /content-type: (\S+)/i.exec(got)?.[1],
    detail: /"detail":"([^"]+)"/.exec(got)?.[1] ?? '',
  }
}

const get = 'GET /homes HTTP/1.1\r\nHost: localhost\r\n'
const post = 'POST /homes HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['no host', 'GET /homes HTTP/1.1\r\n\r\n', 400, 'host'],
  ['two hosts', `${get}Host: portal.test\r\n\r\n`, 400, 'host'],
  ['a method that nobody knows', 'FOO /homes HTTP/1.1\r\n\r\n', 400, 'method'],
  ['words', 'hello there\r\n\r\n', 400, 'method'],
  ['HTTP 3 as text', 'GET / HTTP/3.0\r\nHost: localhost\r\n\r\n', 400, 'version'],
  ['a handshake of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n', 400, 'method'],
  [
    'length and chunks',
    `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    'Transfer-Encoding',
  ],
  ['two lengths', `${post}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400, 'Content-Length'],
  ['a length of less than nothing', `${post}Content-Length: -3\r\n\r\n`, 400, 'Content-Length'],
  [
    'a chunk without a size',
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n`,
    400,
    'chunk size',
  ],
  ['a coding instead of chunks', `${post}Transfer-Encoding: gzip\r\n\r\nabc`, 400, 'Transfer-Encoding'],
  ['a name with a space', `${get}Bad Name: x\r\n\r\n`, 400, 'header'],
  ['a zero byte', `${get}X-A: x\0y\r\n\r\n`, 400, 'header'],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'HTTP/'],
  ['lines without returns', 'GET /homes HTTP/1.1\nHost: localhost\n\n', 400, 'CR'],
  ['a tunnel', 'CONNECT portal.test:443 HTTP/1.1\r\nHost: portal.test:443\r\n\r\n', 400, 'no proxy'],
  ['an expectation', `${post}Expect: wonders\r\nContent-Length: 2\r\n\r\n{}`, 417, '100-continue'],
  ['headers without end', `${get}X-A: ${'a'.repeat(600_000)}\r\n\r\n`, 431, 'overflow'],
])('%s is a problem that names what is wrong', async (_, text, status, word) => {
  expect(await said(text)).toEqual({
    status,
    type: 'application/problem+json',
    detail: expect.stringMatching(new RegExp(word, 'i')) as string,
  })
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
