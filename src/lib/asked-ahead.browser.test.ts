import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAhead, forgetAnswers, takeAnswer } from './asked-ahead.ts'

const question = { method: 'POST', body: '{"limit":30}' }

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('answer')))
afterEach(() => {
  vi.unstubAllGlobals()
  forgetAnswers()
})

test('an answer that was asked for ahead is taken once, and can be read by both', async () => {
  expect(await (await askAhead('/homes', question)).text()).toBe('answer')
  expect(await (await takeAnswer('/homes', question))?.text()).toBe('answer')
  expect(takeAnswer('/homes', question)).toBeUndefined()
})

test('another question is not answered by it', async () => {
  await askAhead('/homes', question)
  expect(takeAnswer('/homes', { ...question, body: '{"limit":60}' })).toBeUndefined()
  expect(takeAnswer('/projects', question)).toBeUndefined()
})

test('what nobody took is forgotten', async () => {
  await askAhead('/homes', question)
  forgetAnswers()
  expect(takeAnswer('/homes', question)).toBeUndefined()
})
