import { once } from 'node:events'
import { type IncomingMessage, type Server, request as nodeRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Engine } from './engine.ts'
import { serve } from './node-http.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  vi.restoreAllMocks()
})

/** A server that answers so; `address` is that of a path on it. */
async function listening(handle: Engine['handle']) {
  const server = serve({ handle }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, address: (path: string) => `http://127.0.0.1:${port}${path}` }
}

const answering = (response: Response) => listening(() => Promise.resolve(response))

test('a request arrives with its method, address, headers and body', async () => {
  const seen: unknown[] = []
  const { address, port } = await listening(async (request) => {
    const { method, url, headers } = request
    seen.push({ method, url, world: headers.get('x-world'), body: await request.text() })
    return Response.json({ ok: true }, { status: 201, headers: { location: '/homes/1' } })
  })
  const response = await fetch(address('/homes?limit=2'), {
    method: 'POST',
    headers: { 'x-world': 'group-1' },
    body: 'Åsa',
  })
  expect(seen).toEqual([
    { method: 'POST', url: `http://127.0.0.1:${port}/homes?limit=2`, world: 'group-1', body: 'Åsa' },
  ])
  expect(response.status).toBe(201)
  expect(response.headers.get('location')).toBe('/homes/1')
  expect(await response.json()).toEqual({ ok: true })
})

test('a form with files arrives whole', async () => {
  const { address } = await listening(async (request) => {
    const files = (await request.formData()).getAll('files') as File[]
    return Response.json(files.map(({ name, size }) => ({ name, size })))
  })
  const body = new FormData()
  body.append('files', new File(['x'.repeat(100_000)], 'a.png'))
  body.append('files', new File(['y'], 'b.png'))
  const response = await fetch(address('/faults'), { method: 'POST', body })
  expect(await response.json()).toEqual([
    { name: 'a.png', size: 100_000 },
    { name: 'b.png', size: 1 },
  ])
})

test('what no contract has is a problem that says so', async () => {
  const { address } = await listening(() => Promise.resolve(undefined))
  const response = await fetch(address('/assets/main.js'))
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 404, code: 'notFound' })
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
    request.url.endsWith('/broken')
      ? Promise.reject(new Error('broken'))
      : Promise.resolve(new Response('ok')),
  )
  await expect(fetch(address('/broken'))).rejects.toThrow('fetch failed')
  expect(silent).toHaveBeenCalledOnce()
  expect(await (await fetch(address('/homes'))).text()).toBe('ok')
})

test('somebody who leaves in the middle of an answer takes nobody along', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const { address, port } = await listening((request) =>
    Promise.resolve(new Response(request.url.endsWith('/endless') ? endless() : 'ok')),
  )
  const leaving = nodeRequest({ port, path: '/endless' }).end()
  const [incoming] = (await once(leaving, 'response')) as [IncomingMessage]
  await once(incoming, 'data')
  incoming.destroy()
  await vi.waitFor(() => expect(silent).toHaveBeenCalledOnce())
  expect(await (await fetch(address('/homes'))).text()).toBe('ok')
})
