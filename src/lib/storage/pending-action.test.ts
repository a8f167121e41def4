import { beforeEach, expect, test, vi } from 'vitest'
import { rememberPendingAction, takePendingAction } from './pending-action.ts'

const action = { act: 'favourite', of: 'home-1' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was wanted before the login is told once after it', () => {
  rememberPendingAction(action)
  expect(takePendingAction({ ...action, of: 'home-2' })).toBe(false)
  expect(takePendingAction(action)).toBe(true)
  expect(takePendingAction(action)).toBe(false)
})

test('a pending action does not outlive a login that was never made', () => {
  rememberPendingAction(action, 0)
  expect(takePendingAction(action, 20 * 60_000)).toBe(false)
})

test('whatever else the storage holds is no pending action', () => {
  sessionStorage.setItem('pending-action', '{')
  expect(takePendingAction(action)).toBe(false)
})
