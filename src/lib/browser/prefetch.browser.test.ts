import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetch, clearPrefetched, takePrefetched } from './prefetch.ts'

const question = { method: 'POST', body: '{"limit":30}' }

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('answer')))
afterEach(() => {
  vi.unstubAllGlobals()
  clearPrefetched()
})

test('an answer that was asked for ahead is taken once, and can be read by both', async () => {
  expect(await (await prefetch('/homes', question)).text()).toBe('answer')
  expect(await (await takePrefetched('/homes', question)?.answer)?.text()).toBe('answer')
  expect(takePrefetched('/homes', question)).toBeUndefined()
})

test('another question is not answered by it', async () => {
  await prefetch('/homes', question)
  expect(takePrefetched('/homes', { ...question, body: '{"limit":60}' })).toBeUndefined()
  expect(takePrefetched('/projects', question)).toBeUndefined()
})

test('what nobody took is forgotten', async () => {
  await prefetch('/homes', question)
  clearPrefetched()
  expect(takePrefetched('/homes', question)).toBeUndefined()
})
