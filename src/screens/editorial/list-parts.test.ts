import { expect, test } from 'vitest'
import type { ContentOf } from '#src/screens/template.ts'
import { partOf, readListAddress } from './list-parts.ts'

const item = (number: number) => ({
  id: `${number}`,
  heading: `Nyhet ${number}`,
  url: `/press/${number}/`,
  publishedOn: number <= 14 ? '2026-11-17' : '2025-03-02',
  category: number % 2 === 0 ? 'Rapport' : 'Bygge',
})
const whole: ContentOf<'pageList'> = {
  kind: 'pageList',
  heading: 'Press',
  items: Array.from({ length: 30 }, (_, index) => item(index + 1)),
  categories: ['Rapport', 'Bygge'],
  years: [2026, 2025],
  blocks: [],
}
const numbers = (part: { items: readonly { id: string }[] }) => part.items.map(({ id }) => Number(id))

test('a list is shown twelve pages at a time [F-011, CI-012]', () => {
  const last = partOf(whole, { page: 3 })
  expect(last).toMatchObject({ page: 3, pages: 3, total: 30, first: 25 })
  expect(numbers(last)).toEqual([25, 26, 27, 28, 29, 30])
  expect(partOf(whole, { page: 9 }).page).toBe(3)
})

test('a list is narrowed to a year and a category before it is parted [CI-012]', () => {
  const reports = partOf(whole, { year: 2026, category: 'Rapport' })
  expect(numbers(reports)).toEqual([2, 4, 6, 8, 10, 12, 14].slice(0, 12))
  expect(reports).toMatchObject({ pages: 1, total: 7 })
  expect(partOf(whole, { year: 1999 })).toMatchObject({ items: [], page: 1, pages: 1, total: 0 })
})

test('a part that the service has made is shown as it is', () => {
  const paging = { page: 2, pages: 4, pageSize: 20, total: 63 }
  const part = partOf({ ...whole, items: whole.items.slice(0, 20), paging }, { page: 2 })
  expect(part.items).toHaveLength(20)
  expect(part).toMatchObject({ page: 2, pages: 4, total: 63, first: 21 })
})

test('an address that makes no sense asks for the whole', () => {
  expect(readListAddress({ year: 'x', page: '0', category: '' })).toEqual({})
  expect(readListAddress({ year: '2025', page: '2', category: 'Bygge' })).toEqual({
    year: 2025,
    page: 2,
    category: 'Bygge',
  })
})
