import { expect, test } from 'vitest'
import { nextHome } from './next-home.ts'
import type { Step } from './next-home.ts'
import type { PickerPlace } from '../picker-views.ts'

const place = (homeId: string, left: number, top: number, width = 0.2): PickerPlace => ({
  homeId,
  box: { left, top, width, height: 0.1 },
})

// two floors; above, one home is as wide as two
const places = [
  place('a2', 0.1, 0.2),
  place('b2', 0.4, 0.2, 0.4),
  place('a1', 0.1, 0.3),
  place('b1', 0.4, 0.3),
  place('c1', 0.6, 0.3),
]
const from = (home: string, ...steps: Step[]) =>
  steps.reduce<string | undefined>((at, step) => at && nextHome(places, at, step), home)

test('arrow keys lead to the neighbour, across the stair and between floors', () => {
  expect(from('a2', 'right')).toBe('b2')
  expect(from('c1', 'left')).toBe('b1')
  expect(from('a2', 'down')).toBe('a1')
  expect(from('c1', 'up')).toBe('b2')
  expect(from('b1', 'right')).toBe('c1')
  expect(from('a1', 'right', 'right', 'up', 'left')).toBe('a2')
})

test('at the edge of the house there is no neighbour', () => {
  expect(from('a2', 'left')).toBeUndefined()
  expect(from('a2', 'up')).toBeUndefined()
  expect(from('c1', 'right')).toBeUndefined()
})

test('Home and End lead to the first and the last home in reading order', () => {
  expect(from('b1', 'first')).toBe('a2')
  expect(from('b1', 'last')).toBe('c1')
})
