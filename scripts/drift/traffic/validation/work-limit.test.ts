import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../document/json.ts'
import type { Document, Place } from '../../document/place.ts'
import { resolve, rootOf } from '../../document/place.ts'
import { bodyMismatches } from './mismatch.ts'

const to = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

function schemaOf(name: string, schemas: JsonObject): Place {
  const library = new Map<string, Document>()
  const document = { uri: 'file:///a.yaml', version: '3.1.0', root: { components: { schemas } }, library }
  library.set(document.uri, document)
  return resolve(rootOf(document), `#/components/schemas/${name}`)
}

/** Schemas of which each leads to the next one twice, to the last, which is a text. */
const doubling = (keyword: string, depth: number): JsonObject => ({
  ...Object.fromEntries(
    Array.from({ length: depth }, (_, at) => [`D${at}`, { [keyword]: [to(`D${at + 1}`), to(`D${at + 1}`)] }]),
  ),
  [`D${depth}`]: { type: 'string' },
})

const found = (value: Json, schema: Place) =>
  bodyMismatches(value, schema, 'answer', false).map(({ rule, field, was }) => ({ rule, field, was }))

test.each(['anyOf', 'oneOf'])('branches of %s that double forty times cannot be told', (keyword) => {
  expect(found(5, schemaOf('D0', doubling(keyword, 40)))).toEqual([
    { rule: 'answer-undecided', field: [], was: 'its schemas lead to more others than there is time for' },
  ])
})

test('what has to fit two to the power of forty schemas does not fit the first', () => {
  expect(found(5, schemaOf('D0', doubling('allOf', 40)))).toEqual([
    { rule: 'answer-type-wrong', field: [], was: 'string' },
  ])
})

test('one check that was ended takes nothing from the next', () => {
  const schema = schemaOf('D0', { ...doubling('anyOf', 40), Home: { required: ['id'] } })
  found(5, schema)
  expect(found({}, resolve(schema, '#/components/schemas/Home'))).toEqual([
    { rule: 'answer-field-missing', field: ['id'], was: 'required' },
  ])
})

test.each([
  ['entries', to('Home')],
  ['entries of either kind', { anyOf: [to('Home'), { type: 'string' }] }],
])('of 200,000 wrong %s the first speaks for all', (_, items) => {
  const schemas = {
    Homes: { type: 'array', items },
    Home: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  }
  const homes = Array.from({ length: 200_000 }, () => ({ id: 1 }))
  expect(found(homes, schemaOf('Homes', schemas))).toEqual([
    { rule: 'answer-type-wrong', field: ['[]', 'id'], was: 'string' },
  ])
})

test('a thousand branches of oneOf are tried one after the other', () => {
  const branches = Array.from({ length: 1000 }, (_, at) => ({ const: at }))
  expect(found(999, schemaOf('One', { One: { oneOf: branches } }))).toEqual([])
  expect(found(1000, schemaOf('One', { One: { oneOf: branches } }))).toMatchObject([{ was: 'oneOf' }])
  expect(found(5, schemaOf('One', { One: { oneOf: [...branches, { const: 5 }] } }))).toMatchObject([
    { was: 'oneOf' },
  ])
})

test('200,000 good entries are told to be good', () => {
  const schemas = { Homes: { type: 'array', items: to('Home') }, Home: { required: ['id'] } }
  const homes = Array.from({ length: 200_000 }, () => ({ id: 1 }))
  expect(found(homes, schemaOf('Homes', schemas))).toEqual([])
})
