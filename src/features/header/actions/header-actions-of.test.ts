import { expect, test } from 'vitest'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { seniorgarden } from '#src/sites/seniorgarden.ts'
import { headerActionsOf, quickLinksOf } from './header-actions-of.ts'
import type { Session } from '../session.ts'

const visitor: Session = { kind: 'visitor' }
const person = { fullName: 'Amira Lind', email: 'amira.lind@example.com' }
const customer: Session = { kind: 'private', name: 'Amira', favouriteCount: 0, ...person }
const board: Session = { kind: 'board', name: 'Brf Ankarspelet 1', ...person }

test('a customer has search, favourites, the bell and the user menu', () => {
  expect(headerActionsOf(jmse, customer, 'default')).toEqual({
    search: 'overlay',
    favourites: true,
    notifications: true,
    user: true,
    phone: false,
  })
})

test('a visitor has no bell, for notifications load for logged-in users only [P-007]', () => {
  expect(headerActionsOf(jmse, visitor, 'default')).toMatchObject({ favourites: true, notifications: false })
})

test('a board member has neither favourites nor notifications [F-051, P-016]', () => {
  expect(headerActionsOf(jmse, board, 'my-pages')).toMatchObject({
    favourites: false,
    notifications: false,
    user: true,
  })
})

test.each([jmseEn, jmEntreprenad])('$name offers no login and nothing that needs one [F-002]', (site) => {
  expect(headerActionsOf(site, visitor, 'default')).toMatchObject({
    favourites: false,
    notifications: false,
    user: false,
  })
})

test('the English sub-site and the contractor site search their corporate pages [T-020]', () => {
  expect(headerActionsOf(jmseEn, visitor, 'default').search).toBe('corporate')
  expect(headerActionsOf(jmEntreprenad, visitor, 'corporate').search).toBe('corporate')
})

test('My Pages has the header of the other pages [T-091, T-092]', () => {
  expect(headerActionsOf(jmse, customer, 'my-pages')).toEqual(headerActionsOf(jmse, customer, 'default'))
})

test('corporate pages leave out what belongs to homes [T-093]', () => {
  expect(headerActionsOf(jmse, customer, 'corporate')).toMatchObject({
    favourites: false,
    notifications: false,
    user: true,
  })
})

test('a header without menu has no actions [T-094]', () => {
  expect(headerActionsOf(jmse, customer, 'no-menu')).toEqual({
    search: 'none',
    favourites: false,
    notifications: false,
    user: false,
    phone: false,
  })
})

test('the senior brand shows its number', () => {
  expect(headerActionsOf(seniorgarden, visitor, 'default').phone).toBe(true)
})

test('two quick links stay where search is on, otherwise three [F-054, K-039]', () => {
  const links = ['a', 'b', 'c', 'd']
  expect(quickLinksOf(jmse, links)).toEqual(['a', 'b'])
  expect(quickLinksOf(jmseEn, links)).toEqual(['a', 'b', 'c'])
})
