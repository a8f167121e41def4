import { once } from 'node:events'
import { type ClientHttp2Session, type IncomingHttpHeaders, connect } from 'node:http2'
import { request } from 'node:https'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '../../backend.ts'
import type { Engine } from '../../engine/engine-options.ts'
import { serveSecurely } from '../../engine/node/node-http.ts'
import type { ListeningServer } from '../../engine/node/node-secure.ts'
import type { Outgoing } from '../../engine/answer/outgoing.ts'
import { certificateOf } from './server-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
let server: ListeningServer
let session: ClientHttp2Session
let port = 0
let ca = ''

beforeAll(async () => {
  const certificate = await certificateOf(true, ['192.168.1.20'])
  if (!certificate) throw new Error('no certificate')
  ca = certificate.cert
  const backend = createBackend({ onViolation: 'fail' })
  const twoCookies: Outgoing = { status: 204, headers: {}, cookies: ['a=1', 'b=2'], body: null }
  const answer: Engine['answer'] = (call) =>
    call.pathname === '/two-cookies' ? Promise.resolve(twoCookies) : backend.answer(call)
  server = serveSecurely({ ...backend, answer }, certificate).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  session = connect(`https://localhost:${port}`, { ca })
})

afterAll(() => {
  session.close()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** A call by HTTP/2. */
async function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const type = body ? { 'content-type': 'application/json' } : {}
  const stream = session.request({ ':method': method, ':path': path, ...type, ...more })
  stream.end(body && JSON.stringify(body))
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status'?: number }]
  const text = (await stream.setEncoding('utf8').toArray()).join('')
  return { status: headers[':status'], headers, text }
}

test('the certificate that a server makes is good for this machine, the sites and its own addresses', () => {
  const { subjectAltName = '', ca: isAuthority } = new X509Certificate(ca)
  for (const name of ['DNS:localhost', 'DNS:*.localhost', 'IP Address:127.0.0.1', 'IP Address:192.168.1.20'])
    expect(subjectAltName).toContain(name)
  expect(isAuthority).toBe(false)
})

test('HTTP/2 is answered as HTTP/1.1 is: reading, writing, cookies, refusals and large headers', async () => {
  expect(await call('GET', '/__mock/clock')).toMatchObject({ status: 200 })
  const rule = { operationId: 'getUser', status: 503 }
  expect(await call('POST', '/__mock/faults', rule)).toMatchObject({ status: 200 })
  expect((await call('GET', '/account_service/user')).status).toBe(503)
  expect((await call('DELETE', '/__mock/faults')).status).toBe(204)
  expect((await call('GET', '/two-cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2'])
  const missing = await call('GET', '/nowhere')
  expect([missing.status, missing.headers['content-type']]).toEqual([404, 'application/problem+json'])
  expect((await call('GET', '/__mock/clock', undefined, { 'x-long': 'a'.repeat(50_000) })).status).toBe(200)
  const own = { origin: `https://localhost:${port}` }
  expect((await call('GET', '/__mock/clock', undefined, own)).status).toBe(200)
  expect((await call('GET', '/__mock/clock', undefined, { origin: 'https://evil.test' })).status).toBe(403)
})

test('a call by HTTP/2 that is dropped ends alone', async () => {
  await call('POST', '/__mock/faults', { operationId: 'getUser', drop: true })
  await expect(call('GET', '/account_service/user')).rejects.toThrow('Stream closed')
  await call('DELETE', '/__mock/faults')
  expect((await call('GET', '/account_service/user')).status).toBe(401)
})

test('a client of HTTP/1.1 is answered at the same port', async () => {
  const asking = request({ port, ca, host: 'localhost', path: '/__mock/clock' }).end()
  const [response] = (await once(asking, 'response')) as [IncomingHttpHeaders & { statusCode: number }]
  expect(response.statusCode).toBe(200)
})

test('files that are no certificate with its key are refused', async () => {
  const file = join(folder, 'letter.pem')
  writeFileSync(file, 'Dear reader')
  await expect(certificateOf({ certFile: file, keyFile: file }, [])).rejects.toThrow('no start line')
  expect(await certificateOf(false, [])).toBeUndefined()
})
