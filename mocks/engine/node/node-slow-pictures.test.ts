import { once } from 'node:events'
import { type IncomingMessage, type Server, Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Engine } from '../engine-options.ts'
import type { Incoming } from '../request/incoming.ts'
import { serve } from './node-http.ts'
import type { Outgoing } from '../answer/outgoing.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server whose pictures are drawn when the test says so; anything else is answered at once. */
async function drawing() {
  const { promise, resolve: draw } = Promise.withResolvers<Outgoing>()
  const asked = vi.fn<(path: string) => void>()
  const missed = vi.fn<Engine['missed']>()
  const answer = ({ pathname, search }: Incoming): Promise<Outgoing> => {
    asked(search ? `${pathname}?${search}` : pathname)
    return pathname === '/image'
      ? promise
      : Promise.resolve({ status: 200, headers: {}, body: 'a call' } satisfies Outgoing)
  }
  server = serve({ answer, missed }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, draw, base: `http://127.0.0.1:${port}` }
}

const asPicture = { headers: { accept: 'image/avif,image/webp,*/*', 'sec-fetch-dest': 'image' } }

test('while a picture is drawn its connection is free for a call, and the picture comes all the same', async () => {
  const { asked, draw, base } = await drawing()
  // a browser with one connection for this server
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = get(`${base}/image?width=600`, { ...asPicture, agent })
  const call = get(`${base}/homes`, { agent })
  const [redirection] = (await once(first, 'response')) as [IncomingMessage]
  expect(redirection).toMatchObject({ statusCode: 307, headers: { 'cache-control': 'no-store' } })
  redirection.resume()
  const [answered] = (await once(call, 'response')) as [IncomingMessage]
  expect(answered.statusCode).toBe(200)
  answered.resume()

  const again = fetch(new URL(redirection.headers.location ?? '', base), asPicture)
  draw({ status: 200, headers: { etag: '"1"' }, body: 'a picture' })
  expect(await (await again).text()).toBe('a picture')
  expect(asked.mock.calls).toEqual([['/image?width=600'], ['/homes']])
  agent.destroy()
})

test('a picture that is ready is not sent elsewhere', async () => {
  const { draw, base } = await drawing()
  draw({ status: 200, headers: {}, body: 'a picture' })
  const response = await fetch(`${base}/image`, asPicture)
  expect([response.redirected, await response.text()]).toEqual([false, 'a picture'])
})

test('a browser that follows comes to the picture by itself', async () => {
  const { asked, draw, base } = await drawing()
  const turns = vi.fn<() => void>(() => {
    if (turns.mock.calls.length === 3) draw({ status: 200, headers: {}, body: 'a picture' })
  })
  server?.on('request', turns)
  const response = await fetch(`${base}/image`, asPicture)
  expect([response.redirected, await response.text()]).toEqual([true, 'a picture'])
  expect(asked).toHaveBeenCalledOnce()
})

test('whoever comes back to a server that has begun anew is drawn the picture once more', async () => {
  const { asked, draw, base } = await drawing()
  draw({ status: 200, headers: {}, body: 'a picture' })
  const response = await fetch(`${base}/image?width=600&turn=long-ago.3`, asPicture)
  expect(await response.text()).toBe('a picture')
  expect(asked).toHaveBeenCalledExactlyOnceWith('/image?width=600')
})

test.each([
  ['a script of another site', { 'sec-fetch-dest': 'image', origin: 'http://localhost:5173' }],
  ['a tool that reads pictures', { accept: 'image/webp' }],
  ['a call', { accept: 'application/json' }],
])('%s waits for its answer where it is', async (_who, headers) => {
  const { draw, base } = await drawing()
  const waiting = fetch(`${base}/image`, { headers, redirect: 'error' })
  // by then a page that shows it would have been sent elsewhere
  const { status } = await fetch(`${base}/image`, { ...asPicture, redirect: 'manual' })
  expect(status).toBe(307)
  draw({ status: 200, headers: {}, body: 'an answer' })
  expect(await (await waiting).text()).toBe('an answer')
})
