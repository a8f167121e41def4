import { expect, test } from 'vitest'
import { barsOf } from './bars.ts'

const limit = { min: 0, max: 100, step: 10 }
const sum = (counts: number[]) => Math.round(counts.reduce((a, b) => a + b, 0))

test('buckets of the same width are the bars', () => {
  const buckets = [
    { from: 0, to: 50, count: 3 },
    { from: 50, to: 100, count: 7 },
  ]
  expect(barsOf(buckets, limit, 2)).toEqual([3, 7])
})

test('a wider bucket gives each bar its share', () => {
  expect(barsOf([{ from: 20, to: 60, count: 8 }], limit, 10)).toEqual([0, 0, 2, 2, 2, 2, 0, 0, 0, 0])
})

test('what costs more than the slider reaches is in the last bar [G-102]', () => {
  expect(barsOf([{ from: 150, to: 200, count: 5 }], limit, 4)).toEqual([0, 0, 0, 5])
})

test('no home is lost and none is counted twice', () => {
  const buckets = [
    { from: 3, to: 17, count: 11 },
    { from: 17, to: 31, count: 0 },
    { from: 31, to: 45, count: 4 },
    { from: 95, to: 109, count: 6 },
  ]
  expect(sum(barsOf(buckets, limit, 26))).toBe(21)
})

test('without homes there are no bars to see', () => {
  expect(barsOf([], limit, 3)).toEqual([0, 0, 0])
})
