import { expect, test } from 'vitest'
import { searchWithoutSecrets, withoutSecrets } from './secret-params.ts'

test('keys that a mail or an e-ID sends along are left out, everything else stays', () => {
  expect(withoutSecrets({ token: 'rst-1', code: 'c', page: '2' })).toEqual({ page: '2' })
  expect(searchWithoutSecrets('?token=rst-1&page=2')).toBe('?page=2')
  expect(searchWithoutSecrets('?id=chg-1')).toBe('')
})

test('a query without keys stays as it was written', () => {
  expect(searchWithoutSecrets('?tags=a;b%20c')).toBe('?tags=a;b%20c')
  expect(searchWithoutSecrets('')).toBe('')
})
