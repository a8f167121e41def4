import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('a list is written as one parameter for each value', () => {
  expect(stringifySearch({ type: ['flat', 'house'], minRooms: 2 })).toBe('?type=flat&type=house&minRooms=2')
})

test('what is written reads back', () => {
  const search = { q: 'stockholm;nacka', type: ['flat', 'house'], text: 'å & ö=1+1' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('tags in q keep their semicolons [R-057]', () => {
  expect(stringifySearch({ q: 'stockholm;nacka' })).toBe('?q=stockholm;nacka')
})

test('a number in the address stays a text, so that ids keep their zeros', () => {
  expect(parseSearch('?errandId=007&empty=')).toEqual({ errandId: '007', empty: '' })
})

test('nothing to say leaves no question mark', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '', d: [], e: { f: 1 } })).toBe('')
})

test('a parameter named like a member of every object is kept apart', () => {
  expect(parseSearch('?constructor=1&toString=2')).toEqual({ constructor: '1', toString: '2' })
  expect(Object.entries(parseSearch('?__proto__=3'))).toEqual([['__proto__', '3']])
})
