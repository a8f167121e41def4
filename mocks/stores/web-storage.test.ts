import { expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { changedWorld, webStorage } from './web-storage.ts'

/** What a browser's storage does, as far as the store uses it. */
function storage(): Storage {
  const kept = new Map<string, string>()
  const found = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return found as Storage
}

const json = { 'content-type': 'application/json' }
const start = () =>
  new Request('http://localhost/account_service/login/bank_id/start', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ returnUrl: 'http://localhost:5173/', environment: 'development' }),
  })

test('a login that was started before a reload goes on after it', async () => {
  const store = webStorage(storage())
  const before = createBackend({ onViolation: 'fail', store })
  const started = (await (await before.handle(start()))?.json()) as { session: string } | undefined

  const after = createBackend({ onViolation: 'fail', store })
  const address = `http://localhost/account_service/login/bank_id/status/${started?.session}`
  const response = await after.handle(new Request(address))
  expect(await response?.json()).toMatchObject({ result: 'Pending' })
})

test('a world that was deleted begins anew', async () => {
  const store = webStorage(storage())
  const backend = createBackend({ onViolation: 'fail', store })
  await backend.handle(start())
  backend.worlds.delete('default')
  expect(store.load('default')).toBeUndefined()
})

test('a change in another tab names its world, and other keys name none', () => {
  expect(changedWorld('mock-world/1/default')).toBe('default')
  expect(changedWorld('theme')).toBeUndefined()
  expect(changedWorld(null)).toBeUndefined()
})
