import { once } from 'node:events'
import { type IncomingMessage, type Server, request as nodeRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Engine } from '../engine-options.ts'
import type { Incoming } from '../request/incoming.ts'
import { serve } from './node-http.ts'
import type { Outgoing } from '../answer/outgoing.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  vi.restoreAllMocks()
})

/** A Response as an answer of the engine. */
function outgoingOf({ status, headers, body }: Response): Outgoing {
  const others = [...headers].filter(([name]) => name !== 'set-cookie')
  return { status, headers: Object.fromEntries(others), cookies: headers.getSetCookie(), body }
}

const missed = vi.fn<Engine['missed']>()

/** A server that answers so; `address` is that of a path on it. */
async function listening(handle: (request: Incoming) => Promise<Response | undefined>) {
  const answer = async (request: Incoming) => {
    const response = await handle(request)
    return response && { ...outgoingOf(response), status: response.type === 'error' ? 0 : response.status }
  }
  const server = serve({ answer, missed }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, address: (path: string) => `http://127.0.0.1:${port}${path}` }
}

const answering = (response: Response) => listening(() => Promise.resolve(response))

test.each([
  ['an answer', Response.json({ ok: true })],
  ['a file', new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } })],
  ['no answer', undefined],
])('%s can neither run nor be framed nor taken for another type in a browser', async (_, response) => {
  const { address } = await listening(() => Promise.resolve(response))
  const { headers } = await fetch(address('/homes'))
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('a request arrives with its method, address, headers and body', async () => {
  const seen: unknown[] = []
  const { address, port } = await listening(async (request) => {
    const { method, pathname, search, web } = request
    const body = new TextDecoder().decode(await request.bytes(100))
    const { url, headers } = web
    seen.push({ method, pathname, search, url, world: headers.get('x-world'), body })
    return Response.json({ ok: true }, { status: 201, headers: { location: '/homes/1' } })
  })
  const response = await fetch(address('/homes?limit=2'), {
    method: 'POST',
    headers: { 'x-world': 'group-1' },
    body: 'Åsa',
  })
  expect(seen).toEqual([
    {
      method: 'POST',
      pathname: '/homes',
      search: 'limit=2',
      url: `http://127.0.0.1:${port}/homes?limit=2`,
      world: 'group-1',
      body: 'Åsa',
    },
  ])
  expect(response.status).toBe(201)
  expect(response.headers.get('location')).toBe('/homes/1')
  expect(await response.json()).toEqual({ ok: true })
})

test('a large body arrives whole, and one that is too large not at all', async () => {
  const { address } = await listening(async (request) => {
    const bytes = await request.bytes(200_000)
    return Response.json(bytes ? bytes.reduce((sum, one) => sum + one, 0) : 'too large')
  })
  const send = async (length: number) => {
    const body = new Uint8Array(length).fill(1)
    const response = await fetch(address('/faults'), { method: 'POST', body })
    return JSON.parse(await response.text()) as unknown
  }
  expect(await send(200_000)).toBe(200_000)
  expect(await send(200_001)).toBe('too large')
  expect(await send(10)).toBe(10)
})

test('somebody who sends without end is told, and cut off', async () => {
  const { port } = await listening(async (request) =>
    Response.json((await request.bytes(1000)) ? 'all' : 'too large', { status: 413 }),
  )
  const sending = nodeRequest({ port, method: 'POST', path: '/faults' })
  const piece = new Uint8Array(1024 * 1024)
  const goOn = () => void (sending.destroyed || sending.write(piece, () => setImmediate(goOn)))
  const cut = new Promise((done) => sending.on('close', done).on('error', done))
  goOn()
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(413)
  response.resume()
  await cut
})

test('an address is read as the web reads it', async () => {
  const { port } = await listening(({ pathname, search }) =>
    Promise.resolve(Response.json([pathname, search])),
  )
  const ask = async (path: string) => {
    const [response] = (await once(nodeRequest({ port, path }).end(), 'response')) as [IncomingMessage]
    return JSON.parse(Buffer.concat(await response.toArray()).toString()) as unknown
  }
  expect(await ask('/a/../homes/%C3%B6?q=1?2')).toEqual(['/homes/%C3%B6', 'q=1?2'])
  expect(await ask('/homes/./1')).toEqual(['/homes/1', ''])
  expect(await ask('/homes?')).toEqual(['/homes', ''])
})

test('what no contract has is a problem that says so', async () => {
  const { address } = await listening(() => Promise.resolve(undefined))
  const response = await fetch(address('/assets/main.js'))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 404, code: 'notFound' })
})

test('a browser that looks for the icon of a file on its own is told that there is none', async () => {
  const { address } = await listening(() => Promise.resolve(undefined))
  expect((await fetch(address('/favicon.ico'))).status).toBe(204)
})

test('HEAD is answered as GET is, without the body', async () => {
  const { address } = await listening(({ method }) => Promise.resolve(Response.json({ method })))
  const response = await fetch(address('/homes'), { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.text()).toBe('')
})

test('a connection that is to be dropped is really dropped', async () => {
  const { address } = await answering(Response.error())
  await expect(fetch(address('/homes'))).rejects.toThrow('fetch failed')
})

test('two cookies are set one beside the other', async () => {
  const headers = new Headers({ 'content-type': 'application/json' })
  headers.append('set-cookie', 'one=1; Path=/; SameSite=Lax')
  headers.append('set-cookie', 'two=2; Path=/; SameSite=Lax')
  const { address } = await answering(new Response('{}', { headers }))
  expect((await fetch(address('/homes'))).headers.getSetCookie()).toEqual([
    'one=1; Path=/; SameSite=Lax',
    'two=2; Path=/; SameSite=Lax',
  ])
})

test('an answer without a body ends at once', async () => {
  const { address } = await answering(new Response(null, { status: 204 }))
  const response = await fetch(address('/homes'))
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('a body that trickles in is passed on piece by piece', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const source = writable.getWriter()
  const text = new TextEncoder()
  const { address } = await answering(new Response(readable))
  void source.write(text.encode('first,'))
  const reader = (await fetch(address('/homes'))).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('first,')
  void source.write(text.encode('second'))
  void source.close()
  expect((await reader?.read())?.value).toBe('second')
  expect((await reader?.read())?.done).toBe(true)
})

test('a failure behind the server costs one connection and not the server', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { address } = await listening((request) =>
    request.pathname.endsWith('/broken')
      ? Promise.reject(new Error('broken'))
      : Promise.resolve(new Response('ok')),
  )
  await expect(fetch(address('/broken'))).rejects.toThrow('fetch failed')
  expect(silent).toHaveBeenCalledOnce()
  expect(await (await fetch(address('/homes'))).text()).toBe('ok')
})

test('somebody who leaves in the middle of an answer takes nobody along', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const left = vi.fn<() => void>()
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: left,
    })
  const { address, port } = await listening((request) =>
    Promise.resolve(new Response(request.pathname.endsWith('/endless') ? endless() : 'ok')),
  )
  const leaving = nodeRequest({ port, path: '/endless' }).end()
  const [incoming] = (await once(leaving, 'response')) as [IncomingMessage]
  await once(incoming, 'data')
  incoming.destroy()
  await expect.poll(() => left).toHaveBeenCalledOnce()
  expect(await (await fetch(address('/homes'))).text()).toBe('ok')
  expect(silent).not.toHaveBeenCalled()
})
