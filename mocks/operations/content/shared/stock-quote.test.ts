import { expect, test } from 'vitest'
import { quoteAt } from './stock-quote.ts'

const quoted = (moment: string) => quoteAt(Date.parse(moment))

test('the share is quoted a quarter of an hour late, and outside the hours of the exchange with its last price [G-078]', () => {
  // a Friday in winter time
  expect(quoted('2026-11-20T10:30:20Z').quotedAt).toBe('2026-11-20T10:15:00.000Z')
  expect(quoted('2026-11-20T08:10:00Z').quotedAt).toBe('2026-11-19T16:30:00.000Z')
  for (const later of ['2026-11-20T20:00:00Z', '2026-11-22T12:00:00Z', '2026-11-23T07:00:00Z'])
    expect(quoted(later)).toEqual(quoted('2026-11-20T17:00:00Z'))
})

test('its change is told from the last price of the trading day before', () => {
  const friday = quoted('2026-11-20T20:00:00Z')
  const monday = quoted('2026-11-23T20:00:00Z')
  expect(monday.change).toBeCloseTo((monday.price / friday.price - 1) * 100, 1)
  expect(Math.abs(monday.change)).toBeLessThan(4)
})
