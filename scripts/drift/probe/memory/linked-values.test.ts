import { expect, test } from 'vitest'
import type { JsonObject } from '../../document/json.ts'
import { documentOf, response } from '../../table/contract.ts'
import { operationsOf } from '../../traffic/operations.ts'
import type { Answer } from '../requests/answer.ts'
import { linkedValues } from './linked-values.ts'

const request = { method: 'POST', url: '/homes', headers: {}, body: undefined }
const exchange = {
  method: 'POST',
  url: '/homes',
  requestHeaders: {},
  requestBody: undefined,
  status: 200,
  responseHeaders: {},
  responseBody: '',
}
const answer: Answer = { request, exchange, status: 200, json: { id: 'h-1' }, cookies: [], path: {} }

function linkedBy(link: JsonObject) {
  const links = { home: { ...link, parameters: { home: '$response.body#/id' } } }
  const [operation] = operationsOf(documentOf(response({ description: 'Homes', links }), 'links'))
  return operation && linkedValues(operation, answer)
}

test.each([
  ['an id', { operationId: 'getHome' }, 'getHome'],
  ['an id with a slash in it', { operationId: 'homes/get' }, 'homes/get'],
  ['an id that looks like an encoded pointer', { operationId: 'homes~1get' }, 'homes~1get'],
  ['a reference', { operationRef: '#/paths/~1homes~1{home}/get' }, '/homes/{home}'],
  ['a reference as URIs have it', { operationRef: '#/paths/~1homes~1%7Bhome%7D/get' }, '/homes/{home}'],
  ['a reference into a file', { operationRef: 'https://x.example/a.yaml#/paths/~1homes/get' }, '/homes'],
])('%s names the operation that a link leads to', (_how, link, target) => {
  expect(linkedBy(link)).toEqual([{ target, name: 'home', value: 'h-1' }])
})
