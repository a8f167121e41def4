import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'

const saved = (url: string, createdOn: string) => ({
  id: url,
  name: url,
  url,
  filter: {},
  siteId: 1,
  createdOn,
})
const old = saved('/a/', '2026-11-01T10:00:00Z')
const middle = saved('/b/', '2026-11-02T10:00:00Z')
const young = saved('/c/', '2026-11-03T10:00:00Z')

test('a removed search keeps its place until the page is left [CI-003]', () => {
  expect(rowsOf([young, old], [middle]).map(({ search, isRemoved }) => [search.url, isRemoved])).toEqual([
    ['/c/', false],
    ['/b/', true],
    ['/a/', false],
  ])
})

test('one that was saved again is there once', () => {
  expect(rowsOf([young, old, { ...middle, id: 'new' }], [middle])).toHaveLength(3)
})
