import { expect, test } from 'vitest'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { todayOf } from './today.ts'

const at = (time: string) => ({ clock: { now: () => Date.parse(time) } })

test('a day begins at the midnight of the site, not at that of UTC', () => {
  const late = at('2026-11-21T22:30:00Z')
  expect([todayOf(late, jmse), todayOf(late, jmoy), todayOf(late)]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ])
  expect(todayOf(at('2026-11-21T23:30:00Z'), jmse)).toBe('2026-11-22')
})
