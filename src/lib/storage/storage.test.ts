import { expect, test } from 'vitest'
import { ensureStorage } from './storage.ts'

test('where the browser refuses a page its storage, what is kept lasts as long as the page', () => {
  const place = {
    get sessionStorage(): Storage {
      throw new Error('Access is denied for this document.')
    },
  }
  ensureStorage(place)
  place.sessionStorage.setItem('pending-action', 'a home')
  expect(place.sessionStorage.getItem('pending-action')).toBe('a home')
  expect([place.sessionStorage.length, place.sessionStorage.key(0)]).toEqual([1, 'pending-action'])
  place.sessionStorage.removeItem('pending-action')
  expect(place.sessionStorage.getItem('pending-action')).toBeNull()
})

test('where the browser has no room at all, what is kept lasts as long as the page', () => {
  const full = {
    length: 0,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const place = { sessionStorage: full as unknown as Storage }
  ensureStorage(place)
  place.sessionStorage.setItem('compared-homes', '[]')
  expect(place.sessionStorage.getItem('compared-homes')).toBe('[]')
})

test('storage that is there stays as it is', () => {
  const own = { sessionStorage: 'own', localStorage: 'too' }
  ensureStorage(own)
  expect(own).toEqual({ sessionStorage: 'own', localStorage: 'too' })
})
