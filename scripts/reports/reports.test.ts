import { expect, test } from 'vitest'
import { fromPlaywright } from './playwright-report.ts'
import { closingLines, sum, tallyOf } from './tally.ts'
import { fromVitest } from './vitest-report.ts'

const unit = fromVitest(
  {
    testResults: [
      {
        name: '/project/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at a.test.ts:3:1'],
          },
          { fullName: 'divides', status: 'pending' },
        ],
      },
      { name: '/project/src/b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  },
  '/project',
)

const journeys = {
  config: { rootDir: '/project/tests' },
  errors: [{ message: 'the server did not start' }],
  suites: [
    {
      title: 'e2e/search.test.ts',
      file: 'e2e/search.test.ts',
      specs: [],
      suites: [
        {
          title: 'in Norway',
          file: 'e2e/search.test.ts',
          specs: [
            {
              title: 'a visitor filters',
              file: 'e2e/search.test.ts',
              tests: [
                { projectName: 'server', status: 'expected' },
                {
                  projectName: 'static',
                  status: 'flaky',
                  results: [{ error: { message: 'Timed out' } }, {}],
                },
                { projectName: 'phone', status: 'skipped' },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const browser = fromPlaywright(journeys, '/project')

test('the last line adds up all runners, and what broke outside a test counts as failed', () => {
  expect(closingLines(sum([tallyOf(unit), tallyOf(browser)])).at(-1)).toBe('2 passed, 4 failed, 2 skipped')
})

test('what failed is named right above the last line, each in a line with what was said of it', () => {
  expect(closingLines(sum([tallyOf(unit), tallyOf(browser)])).slice(0, -1)).toEqual([
    '✗ src/a.test.ts: subtracts (AssertionError: expected 1 to be 2)',
    '✗ src/b.test.ts: Unexpected token',
    '✗ tests/e2e/search.test.ts: in Norway a visitor filters (Timed out)',
    '✗ the server did not start',
  ])
})

test('a file that does not load is named with its error', () => {
  expect(unit.broken).toEqual(['src/b.test.ts: Unexpected token'])
})

test('a test is named with its file below the root, whichever runner ran it', () => {
  expect(unit.tests[0]?.file).toBe('src/a.test.ts')
  expect(browser.tests[0]?.file).toBe('tests/e2e/search.test.ts')
})

test('a browser test is one test a project, titled with its group', () => {
  expect(browser.tests.map((one) => [one.title, one.outcome])).toEqual([
    ['in Norway a visitor filters', 'passed'],
    ['in Norway a visitor filters', 'failed'],
    ['in Norway a visitor filters', 'skipped'],
  ])
})
