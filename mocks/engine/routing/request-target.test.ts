import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { parseRequestTarget } from './request-target.ts'
import type { Incoming } from '../request/incoming.ts'
import { serve } from '../node/node-http.ts'
import type { Outgoing } from '../answer/outgoing.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  vi.restoreAllMocks()
})

/** Sends lines to a server that answers with the address it has read; the raw answer. */
async function ask(lines: string): Promise<string> {
  const answer = ({ pathname, search, web }: Incoming): Promise<Outgoing> =>
    Promise.resolve({ status: 200, headers: {}, body: JSON.stringify([pathname, search, web.url]) })
  const server = serve({ answer, missed: () => undefined }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(lines.replaceAll('\n', '\r\n'))
  let said = ''
  for await (const chunk of socket.setEncoding('latin1')) said += String(chunk)
  return said
}

const get = (target: string, host = 'localhost:4010') =>
  ask(`GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`)
const readAs = async (target: string) =>
  JSON.parse((await get(target)).split('\r\n\r\n')[1] ?? '') as [string, string, string]

test('a path that begins with two slashes is a path, and names no host', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  expect(await readAs('//evil/./booking/1?a=1')).toEqual([
    '//evil/booking/1',
    'a=1',
    'http://localhost:4010//evil/booking/1?a=1',
  ])
  expect((await readAs('//evil/booking'))[0]).toBe('//evil/booking')
  expect((await readAs('//['))[0]).toBe('//[')
  expect((await readAs('/\\evil/.'))[0]).toBe('//evil/')
  expect(complained).not.toHaveBeenCalled()
})

test('a whole address is read with the host that it names, whatever the header says', async () => {
  expect(await readAs('http://evil.test:99/homes?a=1')).toEqual([
    '/homes',
    'a=1',
    'http://evil.test:99/homes?a=1',
  ])
})

test.each(['*', 'evil:80', 'ftp://evil/homes', 'http://[/homes', '/homes/%zz', '/homes/%E0%A4%A', '/%00'])(
  'the target %s is refused as one that cannot be read',
  async (target) => {
    const said = await get(target)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).toContain('application/problem+json')
    expect(said).toContain('"code":"invalidRequest"')
  },
)

test('a host that is none is refused', async () => {
  for (const host of ['a:b:c', '[', '', 'a/b', 'user@evil'])
    expect(await get('/homes', host)).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s)
})

test('a tunnel is refused, and so is what no server could read', async () => {
  for (const lines of [
    'CONNECT evil:80 HTTP/1.1\nHost: evil:80\n\n',
    'GET\n\n',
    'GET / HTTP/1.1\nConnection: close\n\n',
  ])
    expect(await ask(lines)).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s)
  expect(await get(`/${'x'.repeat(600_000)}`)).toMatch(/^HTTP\/1\.1 431 .*application\/problem\+json/s)
})

test('any target is read, or refused, and never taken for a host', () => {
  const parts = ['/', '//', '\\', '.', '..', '%2e', '%2F', '%', '%00', '[', ']', '@', ':', '#', '?', 'å', 'x']
  const targets = parts.flatMap((one) =>
    parts.flatMap((two) => parts.map((three) => `/${one}${two}${three}`)),
  )
  const misread = targets.filter((target) => {
    const read = parseRequestTarget(target)
    return read && (!read.pathname.startsWith('/') || read.host !== undefined)
  })
  expect(misread).toEqual([])
})

test('a server of Node passes on what these tests send', async () => {
  // so that a test above cannot pass because the request never came
  const seen: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    seen.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const target of ['*', '//[', '/homes/%zz', 'http://[/homes']) {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    await once(socket.resume(), 'close')
  }
  expect(seen).toEqual(['*', '//[', '/homes/%zz', 'http://[/homes'])
})
