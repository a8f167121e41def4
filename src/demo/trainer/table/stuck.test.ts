import { expect, test } from 'vitest'
import { stuckIn } from './stuck.ts'

const now = Date.parse('2026-11-20T20:10:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const given = { now, minutes: 3, steps: 4 }
const sheet = (...done: string[]) => ({ sheetId: 'find-a-home', startedAt: minutesAgo(20), done })

test('whoever has done nothing for some minutes is stuck; whoever has not come yet is not', () => {
  expect(stuckIn({ lastStepAt: minutesAgo(4) }, given)).toEqual({ why: 'still', since: 240_000 })
  expect(stuckIn({ lastStepAt: minutesAgo(2) }, given)).toBeUndefined()
  expect(stuckIn({}, given)).toBeUndefined()
})

test('an error on the screen counts at once, and comes first', () => {
  const trouble = { at: minutesAgo(1), operationId: 'searchObjects', status: 503 }
  expect(stuckIn({ lastStepAt: minutesAgo(9), trouble }, given)).toEqual({ why: 'error', since: 60_000 })
})

test('whoever has done all of the sheet is not stuck', () => {
  const lastStepAt = minutesAgo(9)
  expect(stuckIn({ lastStepAt, sheet: sheet('search', 'look', 'favourite') }, given)?.why).toBe('still')
  expect(
    stuckIn({ lastStepAt, sheet: sheet('search', 'look', 'favourite', 'save-search') }, given),
  ).toBeUndefined()
})
