import { expect, test } from 'vitest'
import { operationsOf } from './operations.ts'

test('an operation is known by its id, with the statuses and examples that its contract has', () => {
  const content = { 'application/json': { examples: { none: {}, many: {} } } }
  const paths = {
    '/notifications/{siteKey}': {
      parameters: {},
      get: { operationId: 'getNotifications', responses: { 200: { content }, 503: {}, default: {} } },
    },
  }
  expect(operationsOf(paths)).toEqual([
    {
      operationId: 'getNotifications',
      method: 'GET',
      path: '/notifications/{siteKey}',
      statuses: [200, 503],
      examples: ['none', 'many'],
    },
  ])
})
