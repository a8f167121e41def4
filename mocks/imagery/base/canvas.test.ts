import { expect, test } from 'vitest'
import { createCanvas } from './canvas.ts'
import { mix } from './colour.ts'

const canvas = () => createCanvas({ width: 100, height: 50, scale: 10, originX: 20, groundY: 40 })

test('metres become pixels, upwards from the ground', () => {
  const drawing = canvas()
  drawing.rect(1, 0, 2, 3, { fill: '#000000' })
  expect(drawing.markup()).toBe('<path fill="#000000" d="M30 10h20v30h-20z"/>')
  expect([drawing.left, drawing.right]).toEqual([-2, 8])
})

test('shapes of one paint that follow each other are one path', () => {
  const drawing = canvas()
  for (const x of [0, 1, 2]) drawing.line(x, 0, x, 1, { stroke: '#111111' })
  drawing.rect(0, 0, 1, 1, { fill: '#222222' })
  expect(drawing.markup().match(/<path/g)).toHaveLength(2)
})

test('what is drawn into layers comes out layer by layer, whatever the order it was drawn in', () => {
  const drawing = canvas()
  drawing.layers(['below', 'above'], ({ below, above }) => {
    above.rect(0, 0, 1, 1, { fill: '#AAAAAA' })
    below.rect(0, 0, 1, 1, { fill: '#BBBBBB' })
    above.rect(2, 0, 1, 1, { fill: '#AAAAAA' })
  })
  expect([...drawing.markup().matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill)).toEqual([
    '#BBBBBB',
    '#AAAAAA',
  ])
})

test('polygons go the same way round, so that those that share a path cut no holes', () => {
  const drawing = canvas()
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const
  drawing.polygon(square, { fill: '#000000' })
  drawing.polygon(square.toReversed(), { fill: '#FFFFFF' })
  const [first, second] = [...drawing.markup().matchAll(/d="M([^"]*)z"/g)].map(([, data]) =>
    turns(data ?? ''),
  )
  expect(first).toBe(second)
})

/** Which way round a path of corners goes. */
function turns(data: string): number {
  const points = data.split('L').map((point) => point.split(' ').map(Number) as [number, number])
  return Math.sign(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  )
}

test('colours mix by shares', () => {
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
  expect(mix('#DFCA9C', '#DFCA9C', 0.3)).toBe('#dfca9c')
})
