import { expect, test } from 'vitest'
import { spreadPoints } from './spread-points.ts'

type Point = readonly [x: number, y: number]

const closest = (points: readonly Point[]) =>
  Math.min(...points.flatMap(([x, y], at) => points.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y))))

test.each<[string, Point[]]>([
  [
    'at one place',
    [
      [5, 5],
      [5, 5],
    ],
  ],
  [
    'close to each other',
    [
      [0, 0],
      [9, 4],
    ],
  ],
  [
    'in a row',
    [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ],
  ],
  [
    'in a heap',
    [
      [0, 0],
      [4, 1],
      [2, 7],
      [0, 3],
      [6, 6],
    ],
  ],
])('marks %s can be told apart', (_, points) => {
  const moved = spreadPoints(points, 28)
  expect(closest(points)).toBeLessThan(28)
  expect(closest(moved)).toBeGreaterThan(27)
})

test('marks that have room stay where they are', () => {
  const points: Point[] = [
    [0, 0],
    [28, 0],
    [0, 40],
  ]
  expect(spreadPoints(points, 28)).toEqual(points)
})

test('two marks give way by the same, and no further than they must', () => {
  expect(
    spreadPoints(
      [
        [0, 0],
        [20, 0],
        [90, 0],
      ],
      28,
    ),
  ).toEqual([
    [-4, 0],
    [24, 0],
    [90, 0],
  ])
})
