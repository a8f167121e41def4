import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { AppError, errorOf } from '#src/api/errors.ts'
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

test('without a network a question fails at once, and does not wait for one', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const asked = createQueryClient().query({
    queryKey: ['homes'],
    queryFn: () => Promise.reject(new AppError('network')),
    retry: false,
  })
  await expect(asked).rejects.toThrow('network')
})
