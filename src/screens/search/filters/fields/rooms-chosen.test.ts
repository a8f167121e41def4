import { expect, test } from 'vitest'
import { isChosen, roomCounts, roomsPressed } from './rooms-chosen.ts'

const limit = { min: 1, max: 5, step: 1 }
const chosen = (bounds: { low?: number; high?: number }) =>
  roomCounts(limit).filter((rooms) => isChosen(bounds, rooms))

test('there is a choice for each number of rooms up to the largest of the site [K-002]', () => {
  expect(roomCounts(limit)).toEqual([1, 2, 3, 4, 5])
  expect(roomCounts({ ...limit, max: 4 })).toEqual([1, 2, 3, 4])
})

test('what is chosen lies between the bounds; the largest number means "and more" [G-102]', () => {
  expect(chosen({})).toEqual([])
  expect(chosen({ low: 2, high: 3 })).toEqual([2, 3])
  expect(chosen({ high: 2 })).toEqual([1, 2])
  expect(chosen({ low: 4 })).toEqual([4, 5])
})

test.each([
  ['the first one', {}, 3, { low: 3, high: 3 }],
  ['one above', { low: 2, high: 2 }, 4, { low: 2, high: 4 }],
  ['one below', { low: 4 }, 3, { low: 3, high: 5 }],
  ['the lower end', { low: 2, high: 4 }, 2, { low: 3, high: 4 }],
  ['the upper end', { low: 2, high: 4 }, 4, { low: 2, high: 3 }],
  ['the end that means "and more"', { low: 3 }, 5, { low: 3, high: 4 }],
  ['the middle', { low: 2, high: 4 }, 3, { low: 2, high: 2 }],
  ['the only one', { low: 3, high: 3 }, 3, {}],
  ['the largest only', { low: 5 }, 5, {}],
])('a press on %s', (_, bounds, rooms, next) => {
  expect(roomsPressed(limit, bounds, rooms)).toEqual(next)
})
