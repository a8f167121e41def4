import { expect, test } from 'vitest'
import { withChange } from './favourites.ts'

test('a new favourite comes first, and once however often it is added [CI-004]', () => {
  expect(withChange(['a', 'b'], { objectId: 'c', isWanted: true })).toEqual(['c', 'a', 'b'])
  expect(withChange(['a', 'b'], { objectId: 'b', isWanted: true })).toEqual(['b', 'a'])
})

test('a favourite is taken away, and one that is none changes nothing [CI-005]', () => {
  expect(withChange(['a', 'b'], { objectId: 'a', isWanted: false })).toEqual(['b'])
  expect(withChange(['a'], { objectId: 'x', isWanted: false })).toEqual(['a'])
})
