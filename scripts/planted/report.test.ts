import { expect, test } from 'vitest'
import { exitCodeOf, resultTable } from './report.ts'
import type { Result, Verdict } from './result.ts'

const result = (name: string, verdict: Verdict): Result => ({
  name,
  part: 'portal',
  notices: 'Something is wrong.',
  seconds: 7.4,
  verdict,
})

const seen = result('seen', {
  at: 'noticed',
  level: 'component',
  by: { title: 'a | b', file: 'src/a.browser.test.tsx' },
})
const unseen = result('unseen', { at: 'unnoticed', journeys: 'ran' })
const unclear = result('unclear', { at: 'unclear', why: 'no report' })

test('the report is a table with a line for each defect, and their sum', () => {
  expect(resultTable([seen, unseen, unclear])).toEqual([
    '| where | defect | noticed by | test | s |',
    '| --- | --- | --- | --- | --: |',
    '| portal | seen | component | a \\| b (src/a.browser.test.tsx) | 7 |',
    '| portal | unseen | nobody |  | 7 |',
    '| portal | unclear | cannot tell | no report | 7 |',
    '',
    '1 of 3 noticed (0 by unit, 1 by component, 0 by journey), 1 not, 1 not told',
  ])
})

test('the exit code is 1 for a defect that nobody noticed, and 2 where that could not be told', () => {
  expect(exitCodeOf([seen])).toBe(0)
  expect(exitCodeOf([seen, unseen, unclear])).toBe(1)
  expect(exitCodeOf([seen, unclear])).toBe(2)
})
