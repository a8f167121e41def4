import { expect, test } from 'vitest'
import { averagePrice, priceHistogram } from './prices.ts'
import { sampleHome } from './sample.test-support.ts'

const limit = { min: 0, max: 10_000_000, step: 100_000 }
const costing = (...prices: number[]) => prices.map((price) => sampleHome({ price }))

test('the histogram spans the price slider in bars of one width', () => {
  const histogram = priceHistogram(limit, costing(0, 399_999), costing(400_000, 9_999_999))
  expect(histogram).toHaveLength(25)
  expect(histogram[0]).toEqual({ from: 0, to: 400_000, count: 2 })
  expect(histogram[1]).toEqual({ from: 400_000, to: 800_000, count: 1 })
  expect(histogram.at(-1)).toEqual({ from: 9_600_000, to: 10_000_000, count: 1 })
})

test('what is dearer than the slider ends stands in the last bar [G-102]', () => {
  expect(priceHistogram(limit, costing(10_000_000, 31_000_000)).at(-1)?.count).toBe(2)
})

test('the average counts homes that have a price, in whole units', () => {
  const sold = sampleHome({ status: 'sold' })
  expect(averagePrice([...costing(1_000_000, 1_000_001), sold])).toBe(1_000_001)
  expect(averagePrice([sold])).toBeUndefined()
})
