import { expect, test } from 'vitest'
import { releaseAt } from './content-changes.ts'

test('a world without releases stays at its first version, however late it is', () => {
  expect(releaseAt({}, Date.parse('2030-01-01'))).toBe(0)
})

test('a release comes out each minute, and none before the first minute is over', () => {
  const releases = { since: 1_000_000, everySeconds: 60 }
  expect([0, 59_999, 60_000, 125_000].map((later) => releaseAt({ releases }, 1_000_000 + later))).toEqual([
    0, 0, 1, 2,
  ])
})
