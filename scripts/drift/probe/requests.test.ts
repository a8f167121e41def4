import { expect, test } from 'vitest'
import type { JsonObject } from '../document/json.ts'
import { documentOf, operation as contractWith } from '../table/contract.ts'
import type { Operation } from '../traffic/operations.ts'
import { operationsOf } from '../traffic/operations.ts'
import { buildRequest } from './requests/build-request.ts'
import type { Case } from './cases/cases.ts'
import { validCases } from './cases/valid-cases.ts'
import { wrongCases } from './cases/wrong-cases.ts'

let made = 0
function operationOf(members: JsonObject): Operation {
  made += 1
  const [operation] = operationsOf(documentOf(contractWith(members), `probe:${made}`))
  if (!operation) throw new Error('no operation')
  return operation
}

const requestOf = async (operation: Operation, probe: Partial<Case>) => {
  const request = await buildRequest(
    operation,
    { purpose: 'example', what: '', settings: [], ...probe },
    { fill: () => undefined, cookies: [] },
  )
  if ('unknown' in request) throw new Error('unknown')
  return request
}

test.each([
  [{ in: 'query' }, [3, 4], '?id=3&id=4'],
  [{ in: 'query', explode: false }, [3, 4], '?id=3%2C4'],
  [{ in: 'query', style: 'pipeDelimited', explode: false }, [3, 4], '?id=3%7C4'],
  [{ in: 'query', style: 'spaceDelimited', explode: false }, [3, 4], '?id=3%204'],
  [{ in: 'query', style: 'deepObject' }, { a: 1, b: 'x' }, '?id%5Ba%5D=1&id%5Bb%5D=x'],
  [{ in: 'query' }, { a: 1, b: 'x' }, '?a=1&b=x'],
  [{ in: 'query', explode: false }, { a: 1, b: 'x' }, '?id=a%2C1%2Cb%2Cx'],
  [{ in: 'query', content: { 'application/json': {} } }, { a: 1 }, '?id=%7B%22a%22%3A1%7D'],
])('a parameter %j with %j is written as %s', async (members, value, search) => {
  const operation = operationOf({ parameters: [{ name: 'id', ...members }] })
  const [parameter] = operation.parameters
  if (!parameter) throw new Error('no parameter')
  const { address } = await requestOf(operation, { settings: [{ parameter, value }] })
  expect(address).toBe(`/homes${search}`)
})

test('headers and cookies are written where they belong', async () => {
  const operation = operationOf({
    parameters: [
      { name: 'X-Ids', in: 'header', schema: { type: 'array' } },
      { name: 'hold', in: 'cookie', schema: { type: 'string' } },
    ],
  })
  const [ids, hold] = operation.parameters
  if (!ids || !hold) throw new Error('no parameters')
  const { headers } = await requestOf(operation, {
    settings: [
      { parameter: ids, value: [1, 2] },
      { parameter: hold, value: 'a b' },
    ],
  })
  expect(headers).toMatchObject({ 'x-ids': '1,2', cookie: 'hold=a%20b' })
})

test('a form carries files of the type that the contract wants, lists as parts of one name, and objects as JSON', async () => {
  const schema = {
    type: 'object',
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  }
  const encoding = { files: { contentType: 'image/png, image/jpeg' } }
  const operation = operationOf({ requestBody: { content: { 'multipart/form-data': { schema, encoding } } } })
  const value = { files: ['a.png', 'b.png'], tags: ['x', 'y'], place: { floor: 2 } }
  const { headers, body } = await requestOf(operation, { body: { type: 'multipart/form-data', value } })
  const form = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const files = form.getAll('files').filter((one) => typeof one !== 'string')
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['a.png', 'image/png'],
    ['b.png', 'image/png'],
  ])
  expect(form.getAll('tags')).toEqual(['x', 'y'])
  expect(form.get('place')).toHaveProperty('type', 'application/json')
})

test('a form of the older kind is written as one', async () => {
  const type = 'application/x-www-form-urlencoded'
  const operation = operationOf({ requestBody: { content: { [type]: { schema: { type: 'object' } } } } })
  const { body } = await requestOf(operation, { body: { type, value: { name: 'a b', ids: [1, 2] } } })
  expect(new TextDecoder().decode(body)).toBe('name=a+b&ids=1&ids=2')
})

const price = { type: 'integer', minimum: 1, maximum: 9 }
const home = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5 },
    price,
    built: { type: 'string', format: 'date' },
  },
}
const withHome = (schema: JsonObject, value: JsonObject) =>
  operationOf({
    requestBody: { required: true, content: { 'application/json': { schema, example: value } } },
  })

test('a body is tried at its bounds, and just outside of them', () => {
  const operation = withHome(home, { name: 'Kaj', price: 5, built: '2026-01-01' })
  const edges = validCases(operation, '1').edges.map(({ what }) => what)
  expect(edges).toEqual(
    expect.arrayContaining(['with `price` as 1', 'with `price` as 9', 'with `name` as "aaaaa"']),
  )
  const wrongs = wrongCases(operation, '1').map(({ what }) => what)
  expect(wrongs).toEqual(
    expect.arrayContaining([
      'without `name`',
      'with `price` too large',
      'with `price` too small',
      'with `price` not whole',
      'with `name` too long',
      'with `built` no date',
      'with `name` of the wrong type',
      'with the body with a member that nobody knows',
      'with a body that is cut off',
      'without a body',
    ]),
  )
})

test('what an open schema admits is not taken for wrong', () => {
  const operation = withHome({ type: 'object', properties: { note: {} } }, { note: 'any' })
  const wrongs = wrongCases(operation, '1').map(({ what }) => what)
  expect(wrongs).toEqual([
    'with the body of the wrong type',
    'with the body null',
    'with a body that is cut off',
    'with a body of another type',
    'without a body',
  ])
})

test('a schema that is full of itself can be probed', () => {
  const node = {
    type: 'object',
    properties: { next: { $ref: '#/paths/~1homes/post/requestBody/content/application~1json/schema' } },
  }
  const operation = withHome(node, { next: { next: {} } })
  expect(validCases(operation, '1').examples).toHaveLength(1)
  expect(wrongCases(operation, '1').length).toBeGreaterThan(3)
})

test('a parameter that may be any text is not sent a wrong one', () => {
  const operation = operationOf({ parameters: [{ name: 'text', in: 'query', schema: { type: 'string' } }] })
  expect(wrongCases(operation, '1')).toEqual([])
})
