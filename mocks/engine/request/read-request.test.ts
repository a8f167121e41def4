import { expect, test } from 'vitest'
import type { CompiledOperation } from '../contract.ts'
import { parametersOf } from './read-request.ts'

const operation = {
  operationId: 'getImage',
  method: 'GET',
  path: '/image',
  multiSegment: false,
  security: 'none',
  parameters: [
    { name: 'width', in: 'query', list: false, number: true },
    { name: 'name', in: 'query', list: false },
  ],
  validateParameters: null,
  body: null,
  responses: {},
} satisfies CompiledOperation

const queryOf = (search: string) => parametersOf(operation, { search, header: () => undefined }, {}, {}).query

test('a number is one as JSON writes it, and nothing that JavaScript would take for one', () => {
  expect(queryOf('width=100')).toEqual({ width: 100 })
  for (const text of ['0x64', '1e2', '+100+', '%20100', '0100', '', 'Infinity'])
    expect({ text, ...queryOf(`width=${text}`) }).toEqual({ text, width: Number.NaN })
})

test('of what may come once, two are shown to the contract, which refuses them', () => {
  expect(queryOf('name=a')).toEqual({ name: 'a' })
  expect(queryOf('name=a&name=b')).toEqual({ name: ['a', 'b'] })
})
