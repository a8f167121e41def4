import { expect, test } from 'vitest'
import { secondsOf } from './duration.ts'

test('a span of time is seconds, or parts with their units', () => {
  expect(['90', '30m', '12h', '30d', '2w', '1d12h'].map(secondsOf)).toEqual([
    90, 1800, 43_200, 2_592_000, 1_209_600, 129_600,
  ])
})

test('what is no span is refused', () => {
  for (const span of ['', 'soon', '3 days', '-5m', '1.5h', '5y'])
    expect(() => secondsOf(span)).toThrow(RangeError)
})
