import { expect, test } from 'vitest'
import { ago, ahead, momentOf } from './told-time.ts'

const now = Date.parse('2026-11-20T20:00:00Z')
const minute = 60_000

test('a trainer reads how long ago somebody was seen', () => {
  expect(ago(now, now, 'en')).toBe('now')
  expect(ago(now - 40_000, now, 'en')).toBe('40 sec. ago')
  expect(ago(now - 3 * 60 * minute, now, 'en')).toBe('3 hr. ago')
  expect(ago(now - 48 * 60 * minute, now, 'en')).toBe('2 days ago')
})

test('a server whose clock is a little ahead of the trainer has seen nobody in the future', () => {
  expect(ago(now + 3000, now, 'en')).toBe('now')
})

test('a world tells how far its clock has been moved, either way', () => {
  expect(ahead(now + 30 * 24 * 60 * minute, now, 'en')).toBe('+30 days')
  expect(ahead(now - 120 * minute, now, 'en')).toBe('-2 hr')
  expect(ahead(now + minute, now, 'en')).toBeUndefined()
})

test.each([
  ['sv', 'för 3 tim sedan', '+30 d', '2026-11-20 21:00'],
  ['nb', 'for 3 t siden', '+30 d', '20.11.2026, 21:00'],
  ['fi', '3 t sitten', '+30 pv', '20.11.2026 klo 21.00'],
] as const)('times are told in the language of the page: %s', (language, past, moved, moment) => {
  const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')
  expect(plain(ago(now - 3 * 60 * minute, now, language))).toBe(past)
  expect(plain(ahead(now + 30 * 24 * 60 * minute, now, language))).toBe(moved)
  expect(plain(momentOf(new Date(2026, 10, 20, 21).getTime(), language))).toBe(moment)
})
