// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { http } from '../http.ts'
import { seenDrift } from './seen-drift.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answersWith = (body: unknown) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

test('in development an answer arrives untouched, and its drift is told afterwards', async () => {
  vi.stubEnv('MODE', 'development')
  answersWith([{ id: 7 }])
  const told = vi.fn<(event: Event) => void>()
  addEventListener('contract-drift', told)
  expect(await http('/notifications/Jmse', { method: 'GET' })).toEqual([{ id: 7 }])
  expect(told).not.toHaveBeenCalled()
  // the contracts are loaded for the first answer
  const loaded = { timeout: 60_000 }
  await expect.poll(() => seenDrift().map(({ field }) => field), loaded).toContain('[].createdOn')
  const [event] = told.mock.calls[0] ?? []
  expect(event).toHaveProperty('detail.operationId', 'getNotifications')
  removeEventListener('contract-drift', told)
}, 70_000)

test('elsewhere no answer is even copied', async () => {
  answersWith([{ id: 7 }])
  const copied = vi.spyOn(Response.prototype, 'clone')
  await http('/notifications/Jmno', { method: 'GET' })
  expect(copied).not.toHaveBeenCalled()
})
