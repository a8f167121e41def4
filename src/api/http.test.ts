// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { clearPrefetched, prefetch } from '#src/lib/browser/prefetch.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'
import { apiBase } from './base-url.ts'
import { http } from './http.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearPrefetched()
})

const headers = { 'content-type': 'application/json' }
const answersWith = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))
const asked = () => http('/notifications/Jmse').catch((error: unknown) => error)

/** A body that comes to this end before it is whole. */
const brokenOff = (reason: unknown) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'))
      controller.error(reason)
    },
  })

test('an answer that breaks off on its way is as none', async () => {
  answersWith(new Response(brokenOff(new TypeError('network error')), { headers }))
  expect(await asked()).toMatchObject({ name: 'AppError', kind: 'network' })
})

test('one that is called off says so, and is no failure', async () => {
  answersWith(new Response(brokenOff(new DOMException('gone', 'AbortError')), { headers }))
  expect(await asked()).toMatchObject({ name: 'AbortError' })
})

test('an error answer is told by its status, whatever its body', async () => {
  answersWith(new Response('', { status: 401, headers }))
  expect(await asked()).toMatchObject({ name: 'AppError', kind: 'unauthorized', status: 401 })
})

test('each call takes the cookies of the service along, also to another origin, and so does one made ahead', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])))
  vi.stubGlobal('fetch', fetched)
  await asked()
  await prefetch(`${apiBase()}/notifications/Jmse`, { method: 'GET', headers })
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
})

test('an upload takes the cookies of the service along too, though another call of the browser sends it', async () => {
  const withCookies: boolean[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    withCookies.push(this.withCredentials)
    this.dispatchEvent(new Event('error'))
  })
  const sent = http('/case-management/attachments', {
    method: 'POST',
    body: new FormData(),
    onSent: () => {},
  })
  await expect(sent).rejects.toMatchObject({ kind: 'network' })
  expect(withCookies).toEqual([true])
})

test('an answer that was asked for ahead tells the time of then, however late it is taken', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z'), toFake: ['Date'] })
  const told = { ...headers, 'cache-control': 'no-store', date: 'Fri, 20 Nov 2026 09:00:00 GMT' }
  answersWith(Response.json([], { headers: told }))
  const question = { method: 'GET', headers }
  await prefetch(`${apiBase()}/notifications/Jmse`, question)
  vi.setSystemTime('2026-11-20T09:01:00Z')
  expect(await asked()).toEqual([])
  expect(serviceNow()).toBe(Date.now())
})
