import type { Json } from '../../document/json.ts'
import type { Case } from '../contract.ts'
import {
  answer,
  body,
  callback,
  contract,
  operation,
  pair,
  parameters,
  response,
  object,
} from '../contract.ts'

const text = { type: 'string' }
const query = (schema: Json) => parameters({ name: 'page', in: 'query', schema })
const header = (schema: Json) => response({ headers: { Page: { schema } } })
const form = (properties: Json, encoding: Json) =>
  operation({ requestBody: { content: { 'multipart/form-data': { schema: object(properties), encoding } } } })
const until = (day: string) => ({ deprecated: true, 'x-sunset': day })
const never = '9999-12-31'
const map = (values: Json) => ({ type: 'object', additionalProperties: values })
const open = { additionalProperties: true }

/** Where the older rules went by less than what is on the wire. */
export const wireCases: readonly Case[] = [
  pair(
    'a number in a query may be any text',
    query({ type: 'integer' }),
    query(text),
    'request-type-widened',
  ),
  pair(
    'a text in a query must be a number',
    query(text),
    query({ type: 'integer' }),
    'request-type-narrowed',
  ),
  pair('numbers of a query are listed as texts', query({ enum: [1, 2] }), query({ enum: ['1', '2'] })),
  pair(
    'a value of a query may be one of several',
    query(text),
    query({ type: 'array', items: text }),
    'request-type-widened',
  ),
  pair(
    'other values may come beside named ones, of one type',
    body(object({ a: text })),
    body(object({ a: text }, { unevaluatedProperties: text })),
    'request-could-not-tell',
  ),
  pair(
    'names of properties are held to a pattern',
    body(object({ a: text })),
    body(object({ a: text }, { propertyNames: { pattern: '^a' } })),
    'request-could-not-tell',
  ),
  pair(
    'what an object without names must not be is something else',
    body({ type: 'object', not: { required: ['a'] } }),
    body({ type: 'object', not: { required: ['b'] } }),
    'request-could-not-tell',
  ),
  pair(
    'a number in a header may be any text',
    header({ type: 'integer' }),
    header(text),
    'response-type-widened',
  ),
  pair(
    'a range of statuses in place of one',
    operation({ responses: { 200: {} } }),
    operation({ responses: { '2XX': {} } }),
    'success-status-added',
  ),
  pair(
    'a status in place of its range',
    operation({ responses: { '2XX': {} } }),
    operation({ responses: { 200: {} } }),
    'status-range-narrowed',
  ),
  pair(
    'a status in place of its range, in a callback',
    callback({ responses: { '2XX': {} } }),
    callback({ responses: { 200: {} } }),
    'callback-status-range-narrowed',
  ),
  pair(
    'an operation is gone before its time',
    operation(until(never)),
    contract({}),
    'operation-removed-before-sunset',
  ),
  pair(
    'an operation is gone after its time',
    operation(until('2020-01-01')),
    contract({}),
    'operation-removed-after-deprecation',
  ),
  pair(
    'a callback is gone before its time',
    contract({ webhooks: { sold: { post: { responses: {}, ...until(never) } } } }),
    contract({}),
    'callback-removed-before-sunset',
  ),
  pair(
    'a new part of a form says how it is encoded',
    form({ a: text }, {}),
    form({ a: text, b: text }, { b: { contentType: 'text/csv' } }),
    'request-property-added',
  ),
  pair(
    'a part of a form says what goes without saying',
    form({ a: text }, {}),
    form({ a: text }, { a: { contentType: 'text/plain', style: 'form', explode: true } }),
  ),
  pair('values of a map are free', answer(map(text)), answer({ type: 'object' }), 'response-type-widened'),
  pair(
    'values of a map are closed',
    body(map(text)),
    body(map(false)),
    'request-additional-properties-narrowed',
  ),
  pair(
    'a request that could hold anything is closed',
    body({ type: 'object' }),
    body(map(false)),
    'request-additional-properties-narrowed',
  ),
  pair(
    'a request that names its properties is closed',
    body(object({ a: text })),
    body(object({ a: text }, { additionalProperties: false })),
    'request-could-not-tell',
  ),
  pair(
    'values under a pattern are free',
    answer(object({}, { patternProperties: { '^x': text } })),
    answer(object({})),
    'response-type-widened',
  ),
  pair(
    'values under a pattern are demanded',
    body(object({ a: text })),
    body(object({ a: text }, { patternProperties: { '^x': text } })),
    'request-could-not-tell',
  ),
  pair(
    'an optional property is named beside open ones',
    body(object({}, open)),
    body(object({ a: text }, open)),
    'request-unnamed-narrowed',
  ),
  pair(
    'an optional property is no longer named beside open ones',
    answer(object({ a: text }, open)),
    answer(object({}, open)),
    'response-property-removed',
  ),
  ...([answer, body] as const).map((place) =>
    pair(
      `the bytes of a text are written otherwise, in ${place === body ? 'a request' : 'an answer'}`,
      place({ ...text, contentEncoding: 'base64' }),
      place({ ...text, contentEncoding: 'base16' }),
      `${place === body ? 'request' : 'response'}-content-widened`,
      `${place === body ? 'request' : 'response'}-content-narrowed`,
    ),
  ),
  pair(
    'how a number is stored',
    answer({ type: 'integer', format: 'int32' }),
    answer({ type: 'integer', format: 'int64' }),
  ),
  pair(
    'a simple pattern is wider',
    answer({ ...text, pattern: '^a+$' }),
    answer({ ...text, pattern: '.*' }),
    'response-pattern-widened',
  ),
]
