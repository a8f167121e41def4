import { beforeEach, expect, test, vi } from 'vitest'
import { noteWish, takeWish } from './wish.ts'

const wish = { act: 'favourite', of: 'home-1' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was wanted before the login is told once after it', () => {
  noteWish(wish)
  expect(takeWish({ ...wish, of: 'home-2' })).toBe(false)
  expect(takeWish(wish)).toBe(true)
  expect(takeWish(wish)).toBe(false)
})

test('a wish does not outlive a login that was never made', () => {
  noteWish(wish, 0)
  expect(takeWish(wish, 20 * 60_000)).toBe(false)
})

test('whatever else the storage holds is no wish', () => {
  sessionStorage.setItem('wish', '{')
  expect(takeWish(wish)).toBe(false)
})
