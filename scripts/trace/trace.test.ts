import { expect, test } from 'vitest'
import type { RanTest } from '../reports/report.ts'
import { traceTable } from './print-trace.ts'
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
    '',
    '| ID | Method | Path | operationId | Basis |',
    '| C-001 | GET | /cases | getCases | STATED |',
    '| C-002 | GET | /texts | getTexts | STATED; portal: no reason – it brings its own |',
    '',
    '| ID | Kind | Value | Condition |',
    '| T-001 | template | start |  |',
  ].join('\n'),
)

const ran = (title: string, outcome: RanTest['outcome'] = 'passed', file = 'scripts/a.test.ts'): RanTest => ({
  title,
  file,
  outcome,
})

const trace = (tests: RanTest[], called: string[] = []) =>
  traceRequirements(requirements, tests, new Set(called))

test('every numbered row is read with its table and the headings above it', () => {
  expect(requirements.map(({ id, table }) => [id, table])).toEqual([
    ['V-001', 'V'],
    ['V-002', 'V'],
    ['F-010', 'F'],
    ['C-001', 'C'],
    ['C-002', 'C'],
    ['T-001', 'T'],
  ])
  expect(requirements[1]?.cells).toEqual({ ID: 'V-002', Field: 'phone', Rule: 'digits | spaces' })
})

test('an id is proven by a test that ran and passed', () => {
  const { proven, tables } = trace([ran('an e-mail has at most 50 characters [V-001, F-010]')])
  expect(proven).toEqual(['V-001', 'F-010'])
  expect(tables).toMatchObject({ V: { proven: 1, total: 2 }, F: { proven: 1, total: 1 } })
})

test('a skipped test proves nothing', () => {
  expect(trace([ran('later [V-001]', 'skipped')]).proven).toEqual([])
})

test('one failing test takes back what another proves', () => {
  const { proven } = trace([ran('here [V-001]'), ran('there [V-001]', 'failed')])
  expect(proven).toEqual([])
})

test('a title may not name an unknown id or a range', () => {
  const { errors } = trace([ran('a [V-999]'), ran('b [V-001..002]'), ran('c [V-001–V-002]')])
  expect(errors).toEqual([
    'there is no requirement V-999, named in "a [V-999]" (scripts/a.test.ts)',
    '"V-001..002" is no id, in "b [V-001..002]" (scripts/a.test.ts)',
    '"V-001–V-002" is no id, in "c [V-001–V-002]" (scripts/a.test.ts)',
  ])
})

test('a title names five requirements at most, all brackets taken together', () => {
  const five = 'a [V-001, V-002, C-001] of b [C-002, F-010]'
  expect(trace([ran(five)]).errors).toEqual([])
  expect(trace([ran(`${five} [T-001]`)]).errors).toEqual([
    `6 requirements are more than 5, in "${five} [T-001]" (scripts/a.test.ts)`,
  ])
})

test('brackets without an id are ordinary text', () => {
  const { errors, proven } = trace([ran('areas[] comes twice [V-001]')])
  expect(errors).toEqual([])
  expect(proven).toEqual(['V-001'])
})

test('an id is proven where the files of its passing tests look', () => {
  const { places, tables } = trace([
    ran('a [V-001]', 'passed', 'src/ui/field.browser.test.tsx'),
    ran('b [V-001]', 'passed', 'tests/contract/samples.test.ts'),
    ran('c [V-001]', 'skipped', 'src/lib/field.test.ts'),
    ran('d [F-010]', 'passed', 'tests/e2e/search.test.ts'),
    ran('e [F-010]', 'passed', 'src/lib/sort.test.ts'),
    ran('f [V-002]', 'passed', 'tests/architecture/fields.test.ts'),
    ran('g [V-002]', 'passed', 'mocks/stores/indexed-db/idb-store.browser.test.ts'),
  ])
  expect(places).toEqual({
    'V-001': ['portal', 'mock'],
    'V-002': ['mock', 'contracts'],
    'F-010': ['portal', 'rules'],
  })
  expect(tables['V']).toEqual({ proven: 2, total: 2, portal: 1, rules: 0, mock: 2, contracts: 1 })
})

test('a call is proven only if the portal makes it, or its row says why it does not', () => {
  const tests = [ran('a [C-001]'), ran('b [C-002]')]
  expect(trace(tests)).toMatchObject({
    proven: ['C-002'],
    lacking: { 'C-001': 'the portal does not call getCases' },
  })
  expect(trace(tests, ['getCases']).proven).toEqual(['C-001', 'C-002'])
})

test('a template is proven only by a test that saw the portal show it', () => {
  const served = ran('served [T-001]', 'passed', 'mocks/operations/content/pages/templates.test.ts')
  expect(trace([served]).lacking).toEqual({ 'T-001': 'no test has seen the portal show it' })
  const shown = ran('shown [T-001]', 'passed', 'src/screens/start/start.browser.test.tsx')
  expect(trace([served, shown])).toMatchObject({ proven: ['T-001'], lacking: {} })
})

test('the table has a line for each family, with a column for each place, and a sum', () => {
  const table = traceTable(trace([ran('a [V-001]'), ran('b [F-010]', 'passed', 'tests/e2e/a.test.ts')]))
  expect(table.map((line) => line.split(/ +/).filter(Boolean).join(' '))).toEqual([
    'proven of portal rules mock contracts',
    'V 1 2 0 0 0 1',
    'F 1 1 1 0 0 0',
    'C 0 2 0 0 0 0',
    'T 0 1 0 0 0 0',
    'total 2 6 1 0 0 1',
  ])
})
