import { expect, test } from 'vitest'
import { movedBy, placeAt, readPlace } from './use-place.ts'

const usual = { side: 'right', down: 50 } as const
const window = { width: 1000, height: 800 }

test('arrow keys move along an edge and from one to the other, and never out of the window', () => {
  expect(movedBy('ArrowUp', usual)).toEqual({ side: 'right', down: 45 })
  expect(movedBy('ArrowLeft', usual)).toEqual({ side: 'left', down: 50 })
  expect(movedBy('ArrowDown', { side: 'left', down: 90 })).toEqual({ side: 'left', down: 90 })
  expect(movedBy('Enter', usual)).toBeUndefined()
})

test('a pointer lets go of it on the nearest edge', () => {
  expect(placeAt({ x: 300, y: 200 }, window)).toEqual({ side: 'left', down: 25 })
  expect(placeAt({ x: 700, y: 900 }, window)).toEqual({ side: 'right', down: 90 })
})

test('what was remembered is read, and nonsense is not', () => {
  expect(readPlace('left 20', usual)).toEqual({ side: 'left', down: 20 })
  for (const text of [null, '', 'up 3', 'left', 'left x']) expect(readPlace(text, usual)).toEqual(usual)
})
