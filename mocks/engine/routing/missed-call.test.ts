import { once } from 'node:events'
import { type Server, request as nodeRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackend } from '../../backend.ts'
import { serve } from '../node/node-http.ts'

// what comes to no operation, of a whole backend behind a server
const backend = createBackend({ onViolation: 'fail' })
const log = () => backend.worlds.get('default')?.log
let server: Server
let port = 0

beforeAll(async () => {
  server = serve(backend).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => log()?.clear())

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
const last = () => log()?.list().at(-1)

async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString().split('\r\n', 1)[0] ?? ''
}

test('a path that no contract has is in the log, with no operation', async () => {
  expect((await ask('/elsewhere?code=1')).status).toBe(404)
  expect(last()).toMatchObject({
    service: null,
    operationId: null,
    method: 'GET',
    path: '/elsewhere',
    status: 404,
    verdict: 'requestViolation',
    violations: [{ code: 'unknownPath' }],
  })
})

test('another method of a path is refused with those that it has, and OPTIONS tells the same', async () => {
  const refused = await ask('/account_service/user', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(last()).toMatchObject({ method: 'DELETE', status: 405, violations: [{ code: 'unknownMethod' }] })
  const asked = await ask('/account_service/user', { method: 'OPTIONS' })
  expect(asked.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('a path that nobody can decode, and a world that is none, are refused and noted', async () => {
  expect(await raw('GET /case_management/case/%zz HTTP/1.1\r\nhost: localhost\r\n\r\n')).toContain('400')
  expect(last()).toMatchObject({ status: 400, violations: [{ code: 'unreadable' }] })
  expect((await ask('/account_service/user', { headers: { 'x-world': 'no world' } })).status).toBe(400)
  expect(last()).toMatchObject({ path: '/account_service/user', status: 400 })
})

test('headers up to what the contracts allow come through; larger ones are refused and noted', async () => {
  const answer = await ask(`/GetViewModel?q=${'%C3%A5'.repeat(200)}&other=${'x'.repeat(60_000)}`)
  expect(answer.status).not.toBe(431)
  expect(await raw(`GET /homes HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(600_000)}\r\n\r\n`)).toContain(
    '431',
  )
  expect(last()).toMatchObject({ status: 431, violations: [{ in: 'header', code: 'headersTooLarge' }] })
})

test('a connection that ends in the middle of a body is noted with its operation', async () => {
  const sending = nodeRequest({
    port,
    method: 'POST',
    path: '/residence/search_object',
    headers: { 'content-type': 'application/json', 'content-length': 1000 },
  })
  sending.on('error', () => undefined)
  sending.write('{', () => setImmediate(() => sending.destroy()))
  await expect
    .poll(last)
    .toMatchObject({ operationId: 'searchObjects', status: null, violations: [{ code: 'cut' }] })
})
