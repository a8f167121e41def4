import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFuzzyMatch, withoutEnding } from './fuzzy-match.ts'

test.each([
  ['strnad', 'strandangen'],
  ['stramd', 'strandangen'],
  ['stran', 'srandangen'],
  ['strrand', 'strandangen'],
  ['trand', 'strandangen'],
  ['bostqd', 'bostad'],
])('%s is near %s', (typed, word) => {
  expect(isFuzzyMatch(typed, word)).toBe(true)
})

test('two wrong letters are too many, and short words forgive none', () => {
  expect(isFuzzyMatch('stromd', 'strandangen')).toBe(false)
  expect(isFuzzyMatch('byt', 'bat')).toBe(false)
})

test('whatever single letter of a word is changed, left out, doubled or swapped, the word is near', () => {
  const word = fc.stringMatching(/^[a-z]{6,14}$/)
  fc.assert(
    fc.property(word, fc.nat({ max: 4 }), fc.stringMatching(/^[a-z]$/), (text, at, letter) => {
      expect(isFuzzyMatch(text.slice(0, at) + letter + text.slice(at + 1), text)).toBe(true)
      expect(isFuzzyMatch(text.slice(0, at) + text.slice(at + 1), text)).toBe(true)
      expect(isFuzzyMatch(text.slice(0, at) + letter + text.slice(at), text)).toBe(true)
      const swapped = text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
      expect(isFuzzyMatch(swapped, text)).toBe(true)
    }),
  )
})

test('an ending is taken off as long as enough is left', () => {
  expect(withoutEnding('lagenheterna')).toBe('lagenhet')
  expect(withoutEnding('leilighetene')).toBe('leilighet')
  expect(withoutEnding('helsingissa')).toBe('helsingi')
  expect(withoutEnding('husen')).toBeUndefined()
})
