import { expect, test } from 'vitest'
import { errorOf } from '#src/api/errors.ts'
import { createQueryClient, retryOnce } from './query-client.ts'

test('queries stay fresh for 30 seconds and are not repeated on focus [K-055]', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  })
})

test('a query that failed in passing is tried once more, not twice [K-055]', () => {
  expect(retryOnce(0, errorOf(503, undefined))).toBe(true)
  expect(retryOnce(1, errorOf(503, undefined))).toBe(false)
})

test.each([400, 401, 403, 404, 409, 410, 422])('an answer of %d is final', (status) => {
  expect(retryOnce(0, errorOf(status, undefined))).toBe(false)
})
