// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { http } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

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
