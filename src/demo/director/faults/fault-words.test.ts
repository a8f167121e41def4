import { expect, test } from 'vitest'
import { faultDetails, faultWord, isMild } from './fault-words.ts'

test('a fault is told in a word: the status, what breaks, or that it is slow', () => {
  expect(faultWord({ operationId: 'createCustomerCase', status: 413 })).toBe('413')
  expect(faultWord({ operationId: 'getBookingStatus', status: 202, times: 3 })).toBe('202 × 3')
  expect(faultWord({ operationId: '*', drop: true, delayMs: 100 })).toBe('Dropped')
  expect(faultWord({ operationId: '*', malformed: true })).toBe('Malformed')
  expect(faultWord({ operationId: 'getUser', halfSent: true, status: 200 })).toBe('Half sent')
  expect(faultWord({ operationId: 'getUser', example: 'noHits' })).toBe('noHits')
  expect(faultWord({ operationId: 'getUser', headers: { etag: '1' } })).toBe('Headers')
  expect(faultWord({ operationId: '*', delayMs: 2500 })).toBe('Slow')
})

test('the rest of a fault is told beside it', () => {
  expect(
    faultDetails({
      operationId: '*',
      status: 503,
      problemCode: 'searchServiceDown',
      delayMs: 50,
      probability: 0.1,
    }),
  ).toBe('searchServiceDown · +50 ms · 10 %')
  expect(
    faultDetails({
      operationId: 'searchObjects',
      status: 503,
      body: {},
      headers: { 'retry-after': '9' },
      when: { parameters: { id: 'kim' }, body: { '/siteId': 1 } },
      unchecked: true,
    }),
  ).toBe('own body · retry-after: 9 · if id=kim · if /siteId=1 · not checked')
  expect(isMild({ operationId: '*', slowBodyMs: 900 })).toBe(true)
  expect(isMild({ operationId: '*', status: 202 })).toBe(true)
  expect(isMild({ operationId: '*', status: 503 })).toBe(false)
  expect(isMild({ operationId: '*', drop: true })).toBe(false)
})
