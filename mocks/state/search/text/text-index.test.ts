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
  expect(urls('andangen')).toEqual([])
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

test('one wrong letter is forgiven where nothing begins with what was typed, and only there', () => {
  expect(urls('strnad')).toEqual(urls('strand'))
  expect(urls('kundsrevice')).toEqual(['/e/'])
  expect(urls('strandan')).toEqual(['/a/'])
  expect(urls('xyzzy')).toEqual([])
})

test('another ending is forgiven', () => {
  expect(urls('forskolorna')).toEqual(['/c/'])
  expect(urls('kundservicen')).toEqual(['/e/'])
})

test('the page whose title is what was typed comes first, then those whose titles have it', () => {
  const named = new TextIndex([
    document('/a/', 'Allt vi vet', 'förtur, förtur och förtur'),
    document('/b/', 'Förtur och VIP'),
    document('/c/', 'Förtur'),
  ])
  expect(named.search('förtur').map(({ url }) => url)).toEqual(['/c/', '/b/', '/a/'])
})

test('among several words the rarer one decides', () => {
  const many = Array.from({ length: 40 }, (_, at) => document(`/hem-${at}/`, `Hem ${at}`, 'hem vid vattnet'))
  const rare = new TextIndex([
    ...many,
    document('/x/', 'Om oss', 'hem med bastu'),
    document('/y/', 'Hem', 'bastu'),
  ])
  expect(rare.search('hem bastu').map(({ url }) => url)).toEqual(['/y/', '/x/'])
})

test('the same word typed twice, or marks alone, change nothing', () => {
  expect(urls('strand strand')).toEqual(urls('strand'))
  expect(urls('…!?')).toEqual([])
})

test('what is more important comes first among what fits as well', () => {
  const homes = new TextIndex([
    document('/a/', 'Strandängen i kvällsljus'),
    { ...document('/b/', 'Brf Strandängen'), importance: 1.5 },
  ])
  expect(homes.search('strandängen').map(({ url }) => url)).toEqual(['/b/', '/a/'])
})
