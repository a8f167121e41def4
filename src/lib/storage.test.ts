import { expect, test } from 'vitest'
import { ensureStorage } from './storage.ts'

test('where the browser refuses a page its storage, what is kept lasts as long as the page', () => {
  const place = {
    get sessionStorage(): Storage {
      throw new Error('Access is denied for this document.')
    },
  }
  ensureStorage(place)
  place.sessionStorage.setItem('wish', 'a home')
  expect(place.sessionStorage.getItem('wish')).toBe('a home')
  expect([place.sessionStorage.length, place.sessionStorage.key(0)]).toEqual([1, 'wish'])
  place.sessionStorage.removeItem('wish')
  expect(place.sessionStorage.getItem('wish')).toBeNull()
})

test('storage that is there stays as it is', () => {
  const own = { sessionStorage: 'own', localStorage: 'too' }
  ensureStorage(own)
  expect(own).toEqual({ sessionStorage: 'own', localStorage: 'too' })
})
