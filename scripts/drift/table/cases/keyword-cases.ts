import type { Json } from '../../document/json.ts'
import { dashed } from '../../rules/schema-rules.ts'
import type { Case } from '../contract.ts'
import { answer, body, pair, object } from '../contract.ts'

const number = (more = {}) => ({ type: 'number', ...more })
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
  ['minimum', number({ minimum: 0 }), number({ minimum: 1 })],
  ['minimum', number({ minimum: 0 }), number({ exclusiveMinimum: 0 })],
  ['maximum', number({ maximum: 9 }), number({ maximum: 8 })],
  ['multipleOf', number({ multipleOf: 0.5 }), number({ multipleOf: 1.5 })],
  ['minLength', text({ minLength: 0 }), text({ minLength: 1 })],
  ['maxLength', text({ maxLength: 20 }), text({ maxLength: 10 })],
  ['pattern', text({ pattern: '^[ab]' }), text({ pattern: '^a' })],
  ['pattern', text({ pattern: '.*' }), text({ pattern: '^a+$' })],
  ['pattern', text({ pattern: '^[a-z]{1,20}$' }), text({ pattern: '^[a-z]{1,10}$' })],
  ['format', text({ format: 'idn-email' }), text({ format: 'email' })],
  ['minItems', list({ minItems: 1 }), list({ minItems: 2 })],
  ['maxItems', list({ maxItems: 5 }), list({ maxItems: 4 })],
  ['uniqueItems', list({ uniqueItems: false }), list({ uniqueItems: true })],
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
  [
    'minProperties',
    object({ a: any, b: any }, { minProperties: 1 }),
    object({ a: any, b: any }, { minProperties: 2 }),
  ],
  [
    'maxProperties',
    object({ a: any, b: any }, { maxProperties: 2 }),
    object({ a: any, b: any }, { maxProperties: 1 }),
  ],
  [
    'propertyNames',
    object({ abc: any }, { propertyNames: { maxLength: 3 } }),
    object({ abc: any }, { propertyNames: { maxLength: 2 } }),
  ],
  [
    'dependentRequired',
    object({ a: any, b: any }),
    object({ a: any, b: any }, { dependentRequired: { a: ['b'] } }),
  ],
  ['variant', { oneOf: [variant('a'), variant('b'), variant('c')] }, { oneOf: [variant('a'), variant('b')] }],
  ['not', text(), text({ not: { const: '' } })],
]

/** For each bound a schema without and with it. */
const bounds: readonly [kind: string, open: Json, tight: Json][] = [
  ['minimum', number(), number({ minimum: 1 })],
  ['maximum', number(), number({ exclusiveMaximum: 1 })],
  ['multipleOf', number(), number({ multipleOf: 0.5 })],
  ['minLength', text(), text({ minLength: 1 })],
  ['maxLength', text(), text({ maxLength: 10 })],
  ['pattern', text(), text({ pattern: '^a' })],
  ['format', text(), text({ format: 'date' })],
  ['content', text(), text({ contentEncoding: 'base64' })],
  ['minItems', list(), list({ minItems: 1 })],
  ['maxItems', list(), list({ maxItems: 4 })],
  ['uniqueItems', list(), list({ uniqueItems: true })],
  ['minProperties', object({ a: any, b: any }), object({ a: any, b: any }, { minProperties: 1 })],
  ['maxProperties', object({ a: any, b: any }), object({ a: any, b: any }, { maxProperties: 1 })],
  [
    'propertyNames',
    object({}, { additionalProperties: any }),
    object({}, { additionalProperties: any, propertyNames: { maxLength: 3 } }),
  ],
]

/** Each of them in both directions, and in both roles. */
export const keywordCases: readonly Case[] = [
  ...keywords.flatMap((row) => casesOf(row, 'widened')),
  ...bounds.flatMap((row) => casesOf(row, 'dropped')),
]

function casesOf([kind, open, tight]: (typeof keywords)[number], effect: 'widened' | 'dropped'): Case[] {
  const shown = `${JSON.stringify(tight)} and ${JSON.stringify(open)}`
  return [
    pair(
      `an answer may be more: ${shown}`,
      answer(tight),
      answer(open),
      `response-${dashed(kind)}-${effect}`,
    ),
    pair(`an answer is less: ${shown}`, answer(open), answer(tight), `response-${dashed(kind)}-narrowed`),
    pair(`a request may be more: ${shown}`, body(tight), body(open), `request-${dashed(kind)}-widened`),
    pair(`a request must be less: ${shown}`, body(open), body(tight), `request-${dashed(kind)}-narrowed`),
  ]
}
