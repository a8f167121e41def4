import { expect, test } from 'vitest'
import { preparationAt } from './preparation.ts'

const booking = { startedAt: 1000, pace: 1 }

test.each([
  [0, 'preparing', []],
  [1999, 'preparing', []],
  [2000, 'preparing', ['objectInformation']],
  [5000, 'preparing', ['objectInformation', 'documents']],
  [7000, 'readyToSign', ['objectInformation', 'documents', 'contract']],
])('%d ms after its start a booking is %s', (after, state, done) => {
  expect(preparationAt(booking, 1000 + after)).toEqual({ state, done })
})

test('a slow one takes as many times longer', () => {
  expect(preparationAt({ ...booking, pace: 10 }, 1000 + 69_999).state).toBe('preparing')
  expect(preparationAt({ ...booking, pace: 10 }, 1000 + 70_000).state).toBe('readyToSign')
})

test('one that fails does so when its step should be done, and stays so', () => {
  const failing = { ...booking, failsAt: 'documents' as const }
  expect(preparationAt(failing, 1000 + 4999).state).toBe('preparing')
  expect(preparationAt(failing, 1000 + 5000)).toEqual({ state: 'failed', done: ['objectInformation'] })
  expect(preparationAt(failing, 1000 + 86_400_000).state).toBe('failed')
})
