import { expect, test } from 'vitest'
import { slug } from './slug.ts'
import { fill } from '../words/words.ts'

test('a name becomes a path segment without marks', () => {
  expect(slug('Brf Strandängen')).toBe('brf-strandangen')
  expect(slug('Løkkehagen, Østfold')).toBe('lokkehagen-ostfold')
  expect(slug('Kvæfjord')).toBe('kvaefjord')
  expect(slug('A 12')).toBe('a-12')
  expect(slug('/mina-sidor/')).toBe('mina-sidor')
})

test('values are put in the places marked with braces', () => {
  expect(fill('{area}, {place}', { area: 'Ekbacken', place: 'Nacka' })).toBe('Ekbacken, Nacka')
  expect(fill('{unknown} stays', {})).toBe('{unknown} stays')
  expect(fill('nothing to fill', { area: 1 })).toBe('nothing to fill')
})
