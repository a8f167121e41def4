import { expect, test } from 'vitest'
import { clipped } from './geometry.ts'

const box = { x: 0, y: 0, width: 4, height: 3 }

test('what reaches out of a box is cut off at its edge', () => {
  const shade = [
    [3, 2],
    [6, 2],
    [6, -1],
    [3, -1],
  ] as const
  const kept = clipped(shade, box)
  expect(Math.max(...kept.map(([x]) => x))).toBe(4)
  expect(Math.min(...kept.map(([, y]) => y))).toBe(0)
  expect(kept).toHaveLength(4)
})

test('what lies inside stays as it is, and nothing is left of what lies outside', () => {
  const inside = [
    [1, 1],
    [2, 1],
    [2, 2],
  ] as const
  expect(clipped(inside, box)).toEqual(inside)
  expect(clipped(inside, { ...box, x: 10 })).toEqual([])
})
