import { expect, test } from 'vitest'
import { fromPlaywright } from './playwright-report.ts'
import { sum, tallyLine, tallyOf } from './tally.ts'
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
          { fullName: 'subtracts', status: 'failed' },
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
                { projectName: 'static', status: 'flaky' },
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
  expect(tallyLine(sum([tallyOf(unit), tallyOf(browser)]))).toBe('2 passed, 4 failed, 2 skipped')
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
