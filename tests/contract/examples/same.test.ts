import { expect, test } from 'vitest'
import { difference, shortened } from './same.ts'

test('an example may show the beginning of a list, and neither nothing nor too much of it', () => {
  expect(difference({ homes: [1] }, { homes: [1, 2, 3] })).toBeUndefined()
  expect(difference([], [1])).toBe('/ has 1 items and not 0')
  expect(difference([1, 2], [1])).toBe('/ has 1 items and not 2')
})

test('any other value, a member too many and one too few are told with their place', () => {
  expect(difference({ object: { price: 1 } }, { object: { price: 2 } })).toBe('/object/price is 2 and not 1')
  expect(difference({}, { id: 'a' })).toBe('/id is "a" and not missing')
  expect(difference({ id: 'a' }, {})).toBe('/id is missing and not "a"')
  expect(difference(null, false)).toBe('/ is false and not null')
})

test('lists are cut short however deep they lie', () => {
  expect(shortened({ a: [{ b: [1, 2, 3] }, 2, 3] })).toEqual({ a: [{ b: [1, 2] }, 2] })
})
