import { expect, test } from 'vitest'
import { nearest, nextPin } from './next-pin.ts'

const at = (id: string, x: number, y: number) => ({ id, x, y })
const pins = [at('east', 100, 10), at('far east', 300, 0), at('north', 5, -80), at('south east', 90, 200)]

test('an arrow key leads to the nearest pin in its direction', () => {
  const from = { x: 0, y: 0 }
  expect(nextPin(from, pins, 'ArrowRight')?.id).toBe('east')
  expect(nextPin(from, pins, 'ArrowUp')?.id).toBe('north')
  expect(nextPin(from, pins, 'ArrowDown')?.id).toBe('south east')
})

test('an arrow key stays where it is when nothing lies that way', () => {
  expect(nextPin({ x: 0, y: 0 }, pins, 'ArrowLeft')).toBeUndefined()
})

test('the pin that lies nearest takes the focus of one that is gone', () => {
  expect(nearest({ x: 280, y: 30 }, pins)?.id).toBe('far east')
  expect(nearest({ x: 0, y: 0 }, [])).toBeUndefined()
})
