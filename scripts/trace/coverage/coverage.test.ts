import { expect, test } from 'vitest'
import { cover } from './coverage.ts'
import { idsIn } from './mentions.ts'

const mention = (file: string, ...ids: string[]) => ({ file, ids: new Set(ids) })
const line = (...ids: string[]) => ({ line: 'D1:7', begins: 'Search', ids })

test('what names most of a line comes first, screens before what they stand on, the portal before the mock', () => {
  const covered = cover(line('F-001', 'F-002', 'C-001'), {
    portal: [
      mention('src/api/homes.ts', 'F-001', 'F-002', 'C-001'),
      mention('src/screens/search/page.tsx', 'F-001'),
    ],
    tests: [
      mention('mocks/a.test.ts', 'F-001', 'F-002'),
      mention('src/screens/home/home.browser.test.tsx', 'F-001'),
      mention('scripts/other.test.ts', 'F-009'),
    ],
    operations: new Map([['C-001', new Set(['getHomes'])]]),
  })
  expect(covered).toMatchObject({
    screens: ['src/screens/home', 'src/screens/search', 'src/api'],
    calls: ['getHomes'],
    tests: ['src/screens/home/home.browser.test.tsx', 'mocks/a.test.ts'],
  })
})

test('a test that few others share an id with comes before one that many do', () => {
  const tests = ['a', 'b', 'c', 'd'].map((name) => mention(`src/${name}.browser.test.tsx`, 'F-001'))
  const own = mention('mocks/own.test.ts', 'E-001')
  const covered = cover(line('E-001', 'F-001'), { portal: [], tests: [...tests, own], operations: new Map() })
  expect(covered.tests).toContain('mocks/own.test.ts')
})

test('what nothing names is told by an empty list, and what needs no call by a word', () => {
  const covered = cover(line('F-001'), { portal: [], tests: [], operations: new Map() })
  expect(covered).toMatchObject({ screens: [], calls: ['none'], tests: [] })
})

test('the ids of a span are all named', () => {
  expect([...idsIn('K-001 (S-057 to S-059)')]).toEqual(['K-001', 'S-057', 'S-059', 'S-058'])
})
