import { expect, test } from 'vitest'
import type { Defect } from './defect.ts'
import { testOrderOf } from './test-order.ts'

const defect: Defect = {
  name: 'wrong-answer',
  part: 'mock',
  notices: 'Something is wrong.',
  files: ['mocks/homes/hold.ts'],
  tests: [],
  journeys: [],
  patch: 'wrong-answer.patch',
}

// every test reaches the file through the backend, as those of the mock do
const importers = new Map([
  ['mocks/homes/hold.ts', ['mocks/backend.ts', 'mocks/rule.test.ts']],
  [
    'mocks/backend.ts',
    ['mocks/cases/a.test.ts', 'mocks/homes/sale.test.ts', 'mocks/far.browser.test.ts', 'mocks/client.ts'],
  ],
  ['mocks/client.ts', ['mocks/homes/hold.test.ts', 'mocks/cases/z.test.ts']],
])

test('the test of the same name comes first, then those of the folder, then the near ones', () => {
  expect(testOrderOf(defect, importers)).toEqual({
    beside: [
      ['mocks/homes/hold.test.ts', 'mocks/homes/sale.test.ts', 'mocks/rule.test.ts', 'mocks/cases/a.test.ts'],
      ['mocks/far.browser.test.ts'],
    ],
    rest: ['mocks/cases/z.test.ts'],
  })
})

test('tests that a patch names because they start a command come before all', () => {
  const named = { ...defect, tests: ['tests/commands/start.test.ts'] }
  expect(testOrderOf(named, importers).beside[0]?.[0]).toBe('tests/commands/start.test.ts')
})

test('a page of the feature, known by the texts that it reads, comes before those that lie nearer', () => {
  const hint = { ...defect, files: ['src/features/cost/parts/hint.tsx'] }
  const pages = ['src/app/frame.browser.test.tsx', 'src/screens/home/home.browser.test.tsx']
  const portal = new Map([
    ['src/features/cost/parts/hint.tsx', ['src/screens/home.tsx']],
    ['src/features/cost/messages.sv.json', ['src/screens/home/home.browser.test.tsx']],
    ['src/screens/home.tsx', ['src/screens/registry.ts']],
    ['src/screens/registry.ts', ['src/screens/registry.browser.test.tsx', 'src/app/router.tsx']],
    ['src/app/router.tsx', ['tests/support/component/visits.tsx']],
    ['tests/support/component/visits.tsx', pages],
  ])
  expect(testOrderOf(hint, portal)).toEqual({
    beside: [[], ['src/screens/home/home.browser.test.tsx', 'src/screens/registry.browser.test.tsx']],
    rest: ['src/app/frame.browser.test.tsx'],
  })
})
