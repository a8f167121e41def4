import { expect, test } from 'vitest'
import { addressWords, joinWords } from './address-words.ts'

test('places come from the path and from q, each once [R-057, F-078]', () => {
  expect(addressWords(['stockholms-lan', 'nacka'], 'taby;nacka; ')).toEqual([
    'stockholms-lan',
    'nacka',
    'taby',
  ])
  expect(addressWords([], undefined)).toEqual([])
})

test('no places leave no q', () => {
  expect(joinWords(['nacka', 'taby'])).toBe('nacka;taby')
  expect(joinWords([])).toBeUndefined()
})
