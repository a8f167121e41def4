import { expect, test } from 'vitest'
import { entryOf, tabOf } from './login-entry.ts'

test.each([
  ['open-login', 'private'],
  ['open-board-login', 'board'],
  ['open-case', 'private'],
  ['open-board-case', 'board'],
])('#%s opens the login form at the %s tab [R-067, E-039]', (hash, tab) => {
  expect(entryOf(hash)).toBe(tab)
})

test('a login page hash opens the form over the page only with "open" in it [R-068, E-040]', () => {
  expect(entryOf('login-private-open')).toBe('private')
  expect(entryOf('login-board-open')).toBe('board')
  expect(entryOf('login-private')).toBeUndefined()
  expect(tabOf('login-board')).toBe('board')
  expect(tabOf('login-private')).toBe('private')
})

test('any other hash opens nothing', () => {
  for (const hash of ['', 'map', 'modal', 'open', 'openness', 'constructor']) {
    expect(entryOf(hash)).toBeUndefined()
    expect(tabOf(hash)).toBeUndefined()
  }
})
