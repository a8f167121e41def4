import { expect, test } from 'vitest'
import { newSave } from './project-state.ts'
import { saveBlock } from './terminal.ts'

test('one block says what was saved, what it means, and whom it concerns', () => {
  const change = {
    id: '1',
    level: 'breaking' as const,
    message: '`price` is gone.',
    place: 'contracts/residence.yaml:57:9',
    operations: ['searchObjects'],
    portal: ['src/screens/search/card.tsx:12  Card', 'src/screens/home/head.tsx:4  Head'],
    screens: ['the route /search'],
    mocks: ['mocks/operations/residence/search-objects.ts:7  searchObjects'],
    tests: [],
  }
  const save = { ...newSave(['contracts/residence.yaml']), milliseconds: 210, changes: [change], before: 1 }
  expect(saveBlock({ ...save, tests: Array.from({ length: 8 }, (_, at) => `mocks/a.test.ts:${at}`) })).toBe(
    [
      'contracts/residence.yaml saved: in force after 210 ms.',
      '  breaking   `price` is gone.',
      '             contracts/residence.yaml:57:9',
      '  portal     src/screens/search/card.tsx:12  Card',
      '             src/screens/home/head.tsx:4  Head',
      '  screens    the route /search',
      '  mock       mocks/operations/residence/search-objects.ts:7  searchObjects',
      '  1 more since the release, as before (npm run contracts:diff).',
      '  test       mocks/a.test.ts:0',
      ...[1, 2, 3, 4, 5].map((at) => `             mocks/a.test.ts:${at}`),
      '             and 2 more',
    ].join('\n'),
  )
})

test('what a file is called obeys no terminal', () => {
  expect(saveBlock(newSave(['contracts/a\u001b[2J.yaml']))).toBe('contracts/a\\u001b[2J.yaml saved.')
})
