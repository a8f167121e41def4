import { expect, test } from 'vitest'
import { hostOrigins, names } from './host-origin.ts'

const own = 'https://portal.example'
const listed = ['https://www.brf-ekbacken.example', 'https://*.hosts.example', 'http://localhost:*']

test.each([
  ['https://www.brf-ekbacken.example', true],
  ['https://www.brf-ekbacken.example:443', true],
  ['http://www.brf-ekbacken.example', false],
  ['https://www.brf-ekbacken.example:8443', false],
  ['https://www.brf-ekbacken.example.evil.example', false],
  ['https://evilwww.brf-ekbacken.example', false],
  ['https://brf.hosts.example', true],
  ['https://a.brf.hosts.example', true],
  ['https://hosts.example', false],
  ['https://evilhosts.example', false],
  ['http://localhost:8080', true],
  ['http://localhost', true],
  ['http://localhost.evil.example:8080', false],
  ['null', false],
  ['', false],
])('a page of %s is one that the site lists: %s', (around, isListed) => {
  expect(listed.some((source) => names(source, around))).toBe(isListed)
  expect(hostOrigins(listed, { own, around })).toEqual(isListed ? [around] : [])
})

test('the portal tells itself, where it shows its own views', () => {
  expect(hostOrigins([], { own, around: own })).toEqual([own])
})

test('where nobody says which page is around, only origins that are listed in full are told', () => {
  expect(hostOrigins(listed, { own, around: undefined })).toEqual([own, 'https://www.brf-ekbacken.example'])
  expect(hostOrigins([], { own, around: undefined })).toEqual([own])
})

test('nobody is told in a frame that has no origin', () => {
  expect(hostOrigins([], { own: 'null', around: 'null' })).toEqual([])
  expect(hostOrigins([], { own: 'null', around: undefined })).toEqual([])
})
