import { expect, test } from 'vitest'
import type { RanTest } from '../reports/report.ts'
import { readRequirements } from './requirements.ts'
import { traceRequirements } from './trace.ts'

const requirements = readRequirements(
  [
    '| ID | Field | Rule |',
    '|---|---|---|',
    '| V-001 | email | max 50 |',
    '| V-002 | phone | digits \\| spaces |',
    '',
    '| ID | Area | Given / when / then |',
    '| F-010 | search | sorts |',
  ].join('\n'),
)

const ran = (title: string, outcome: RanTest['outcome'] = 'passed'): RanTest => ({
  title,
  file: 'a.test.ts',
  outcome,
})

test('every numbered row is read with its table and the headings above it', () => {
  expect(requirements.map(({ id, table }) => [id, table])).toEqual([
    ['V-001', 'V'],
    ['V-002', 'V'],
    ['F-010', 'F'],
  ])
  expect(requirements[1]?.cells).toEqual({ ID: 'V-002', Field: 'phone', Rule: 'digits | spaces' })
})

test('an id is proven by a test that ran and passed', () => {
  const trace = traceRequirements(requirements, [ran('an e-mail has at most 50 characters [V-001, F-010]')])
  expect(trace.proven).toEqual(['V-001', 'F-010'])
  expect(trace.tables).toEqual({ V: { proven: 1, total: 2 }, F: { proven: 1, total: 1 } })
})

test('a skipped test proves nothing', () => {
  expect(traceRequirements(requirements, [ran('later [V-001]', 'skipped')]).proven).toEqual([])
})

test('one failing test takes back what another proves', () => {
  const trace = traceRequirements(requirements, [ran('here [V-001]'), ran('there [V-001]', 'failed')])
  expect(trace.proven).toEqual([])
})

test('a title may not name an unknown id or a range', () => {
  const { errors } = traceRequirements(requirements, [
    ran('a [V-999]'),
    ran('b [V-001..002]'),
    ran('c [V-001–V-002]'),
  ])
  expect(errors).toEqual([
    'there is no requirement V-999, named in "a [V-999]" (a.test.ts)',
    '"V-001..002" is no id, in "b [V-001..002]" (a.test.ts)',
    '"V-001–V-002" is no id, in "c [V-001–V-002]" (a.test.ts)',
  ])
})

test('brackets without an id are ordinary text', () => {
  const trace = traceRequirements(requirements, [ran('areas[] comes twice [V-001]')])
  expect(trace.errors).toEqual([])
  expect(trace.proven).toEqual(['V-001'])
})
