import { expect, test } from 'vitest'
import { TextIndex, newestFirst } from './text-index.ts'

const document = (url: string, title: string, body = '', date?: string, words = '') => {
  return { url, title, body, words, ...(date ? { date } : {}) }
}

const index = new TextIndex([
  document('/a/', 'Brf Strandängen', 'Ekbacken, Nacka · Ljusa hem vid vattnet'),
  document('/b/', 'Strandpromenaden öppnar i vår', 'Nyheter från kajen', '2026-11-12'),
  document('/c/', 'Förskolan', 'Barnen går till stranden', '2026-10-01'),
  document('/d/', 'Strand', 'Ett läge för sig'),
  document('/e/', 'Kundservice', 'Ring oss', undefined, 'växel strandvägen'),
])
const urls = (typed: string) => index.search(typed).map(({ url }) => url)

test('a word fits when it begins with what was typed, whatever case and marks', () => {
  expect(urls('STRAND')).toEqual(['/d/', '/a/', '/b/', '/c/', '/e/'])
  expect(urls('forsk')).toEqual(['/c/'])
  expect(urls('trand')).toEqual([])
})

test('the whole word comes before its beginning, a title before a text, and a text before the rest of the page', () => {
  expect(urls('strand')[0]).toBe('/d/')
  expect(urls('strand').slice(-2)).toEqual(['/c/', '/e/'])
})

test('each of several words must fit', () => {
  expect(urls('strand nacka')).toEqual(['/a/'])
  expect(urls('strand oslo')).toEqual([])
  expect(urls('   ')).toEqual([])
})

test('by date the newest comes first and what has none last', () => {
  expect(newestFirst(index.search('strand')).map(({ url }) => url)).toEqual([
    '/b/',
    '/c/',
    '/d/',
    '/a/',
    '/e/',
  ])
})
