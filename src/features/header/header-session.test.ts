import { expect, test } from 'vitest'
import type { Session } from '#src/api/session/session.ts'
import { headerSessionOf } from './header-session.ts'

type Person = Extract<Session, { kind: 'private' }>['user']
const user = {
  firstName: 'Amira',
  lastName: 'Lind',
  email: 'amira.lind@example.com',
  favorites: ['o-1', 'o-2'],
} as Partial<Person> as Person
const association = { name: 'Brf Almvalvet' } as Extract<Session, { kind: 'board' }>['association']

test('a customer is called by the first name [F-049]', () => {
  expect(headerSessionOf({ kind: 'private', user })).toEqual({
    kind: 'private',
    name: 'Amira',
    fullName: 'Amira Lind',
    email: 'amira.lind@example.com',
    favouriteCount: 2,
  })
})

test('a board member goes by the name of the association [F-049]', () => {
  expect(headerSessionOf({ kind: 'board', user, association })).toMatchObject({
    kind: 'board',
    name: 'Brf Almvalvet',
    fullName: 'Amira Lind',
  })
})

test('without a user there is a visitor', () => {
  expect(headerSessionOf({ kind: 'visitor' })).toEqual({ kind: 'visitor' })
})
