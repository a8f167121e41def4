import { expect, test } from 'vitest'
import { ago, ahead } from './told-time.ts'

const now = Date.parse('2026-11-20T20:00:00Z')
const minute = 60_000

test('a trainer reads how long ago somebody was seen', () => {
  expect(ago(now, now)).toBe('just now')
  expect(ago(now - 40_000, now)).toBe('40 sec. ago')
  expect(ago(now - 3 * 60 * minute, now)).toBe('3 hr. ago')
  expect(ago(now - 48 * 60 * minute, now)).toBe('2 days ago')
})

test('a server whose clock is a little ahead of the trainer has seen nobody in the future', () => {
  expect(ago(now + 3000, now)).toBe('just now')
})

test('a world tells how far its clock has been moved, either way', () => {
  expect(ahead(now + 30 * 24 * 60 * minute, now)).toBe('+30 d')
  expect(ahead(now - 120 * minute, now)).toBe('−2 h')
  expect(ahead(now + minute, now)).toBeUndefined()
})
