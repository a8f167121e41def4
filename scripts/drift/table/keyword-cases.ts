import type { Json } from '../document/json.ts'
import { dashed } from '../rules/schema-rules.ts'
import type { Case } from './contract.ts'
import { answer, body, pair } from './contract.ts'

const object = (properties: Json, more = {}) => ({ type: 'object', properties, ...more })
const list = (more = {}) => ({ type: 'array', items: { type: 'string' }, ...more })
const text = (more = {}) => ({ type: 'string', ...more })
const variant = (kind: string) => object({ kind: { const: kind }, name: text() }, { required: ['kind'] })
const any = { type: ['string', 'number'] }

/** For each keyword a schema that admits more and one that admits less. */
const keywords: readonly [kind: string, open: Json, tight: Json][] = [
  ['type', { type: ['string', 'null'] }, { type: 'string' }],
  ['type', { type: 'number' }, { type: 'integer' }],
  ['type', { anyOf: [{ type: 'string' }, { type: 'array' }] }, { type: 'string' }],
  ['enum', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['enum', { type: 'string' }, { type: 'string', enum: ['a'] }],
  ['enum', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { const: 'a' }],
  ['minimum', { type: 'number' }, { type: 'number', minimum: 1 }],
  ['minimum', { type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0 }],
  ['maximum', { type: 'number', maximum: 9 }, { type: 'number', maximum: 8 }],
  ['multipleOf', { type: 'number', multipleOf: 0.5 }, { type: 'number', multipleOf: 1.5 }],
  ['minLength', text(), text({ minLength: 1 })],
  ['maxLength', text({ maxLength: 20 }), text({ maxLength: 10 })],
  ['pattern', text(), text({ pattern: '^a' })],
  ['format', text(), text({ format: 'date' })],
  ['content', text(), text({ contentEncoding: 'base64' })],
  ['minItems', list(), list({ minItems: 1 })],
  ['maxItems', list({ maxItems: 5 }), list({ maxItems: 4 })],
  ['uniqueItems', list(), list({ uniqueItems: true })],
  ['contains', list({ minItems: 1 }), list({ minItems: 1, contains: { const: 'main' } })],
  ['items', { type: 'array', prefixItems: [any] }, { type: 'array', prefixItems: [any], items: false }],
  ['never', text(), false],
  ['required', object({ a: any }), object({ a: any }, { required: ['a'] })],
  ['property', object({ a: any }), object({ a: false })],
  [
    'additionalProperties',
    object({}, { additionalProperties: true }),
    object({}, { additionalProperties: false }),
  ],
  ['minProperties', object({ a: any, b: any }), object({ a: any, b: any }, { minProperties: 1 })],
  ['maxProperties', object({ a: any, b: any }), object({ a: any, b: any }, { maxProperties: 1 })],
  [
    'propertyNames',
    object({}, { additionalProperties: any }),
    object({}, { additionalProperties: any, propertyNames: { maxLength: 3 } }),
  ],
  [
    'dependentRequired',
    object({ a: any, b: any }),
    object({ a: any, b: any }, { dependentRequired: { a: ['b'] } }),
  ],
  ['variant', { oneOf: [variant('a'), variant('b'), variant('c')] }, { oneOf: [variant('a'), variant('b')] }],
  ['not', text(), text({ not: { const: '' } })],
]

/** Each of them in both directions, and in both roles. */
export const keywordCases: readonly Case[] = keywords.flatMap(([kind, open, tight]) => {
  const shown = `${JSON.stringify(tight)} and ${JSON.stringify(open)}`
  return [
    pair(`an answer may be more: ${shown}`, answer(tight), answer(open), `response-${dashed(kind)}-widened`),
    pair(`an answer is less: ${shown}`, answer(open), answer(tight), `response-${dashed(kind)}-narrowed`),
    pair(`a request may be more: ${shown}`, body(tight), body(open), `request-${dashed(kind)}-widened`),
    pair(`a request must be less: ${shown}`, body(open), body(tight), `request-${dashed(kind)}-narrowed`),
  ]
})
