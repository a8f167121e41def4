import { expect, test } from 'vitest'
import { operationsOf } from './operations.ts'

test('an operation is known by its id, with the statuses that its contract has', () => {
  const paths = {
    '/notifications/{siteKey}': {
      parameters: {},
      get: { operationId: 'getNotifications', responses: { 200: {}, 503: {}, default: {} } },
    },
  }
  expect(operationsOf(paths)).toEqual([
    {
      operationId: 'getNotifications',
      method: 'GET',
      path: '/notifications/{siteKey}',
      statuses: [200, 503],
    },
  ])
})
