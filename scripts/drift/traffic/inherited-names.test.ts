import { expect, test } from 'vitest'
import type { Document } from '../document/place.ts'
import type { Exchange } from './exchange.ts'
import { checkExchange } from './check-exchange.ts'
import { loadOperations } from './load-operations.ts'

const named = { constructor: { type: 'object' }, toString: { type: 'integer' } }
const root = {
  openapi: '3.1.0',
  servers: [{ url: 'https://{constructor}/{a}', variables: { a: { default: 'api' } } }],
  paths: {
    '/homes': {
      get: {
        parameters: [
          { name: 'constructor', in: 'header', schema: { type: 'integer' } },
          { name: 'list', in: 'query', style: 'valueOf', schema: { type: 'array' }, explode: false },
        ],
        responses: {
          200: {
            description: 'Homes',
            headers: { constructor: { required: true, schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: named,
                  required: ['hasOwnProperty'],
                  dependentRequired: { valueOf: ['a'] },
                },
              },
            },
          },
        },
      },
    },
  },
}
const library = new Map<string, Document>()
const document: Document = { uri: 'file:///homes.yaml', version: '3.1.0', root, library }
library.set(document.uri, document)

test('what every object has is neither sent nor answered', () => {
  const exchange: Exchange = {
    method: 'GET',
    url: 'https://a/api/homes?list=a',
    requestHeaders: {},
    requestBody: '',
    status: 200,
    responseHeaders: { 'content-type': 'application/json' },
    responseBody: '{}',
  }
  const found = checkExchange(loadOperations([document]), exchange)?.findings ?? []
  expect(found.map(({ rule, field }) => [rule, field])).toEqual([
    ['answer-header-missing', 'constructor'],
    ['answer-field-missing', 'hasOwnProperty'],
  ])
})
