import type { Json, JsonObject } from '../../document/json.ts'
import type { Case } from '../contract.ts'
import {
  answer,
  body,
  contract,
  json,
  operation,
  pair,
  parameters,
  ref,
  response,
  schemas,
  object,
} from '../contract.ts'

const text = { type: 'string' }
const home = object({ id: text, rooms: { type: 'integer' } }, { required: ['id'] })
const old = { openapi: '3.0.3' }
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
const ids = { name: 'ids', in: 'query', schema: { type: 'array', items: text } }
const at = (path: string, name: string) =>
  contract({
    paths: {
      [path]: {
        get: { parameters: [{ name, in: 'path', required: true, schema: text }], responses: { 204: {} } },
      },
    },
  })

/** Two ways to write a schema that mean the same, in an answer and in a request. */
const schemasThatMeanTheSame: readonly [
  title: string,
  a: Json,
  b: Json,
  more?: JsonObject,
  moreAfter?: JsonObject,
][] = [
  ['one allOf around a reference', ref('Home'), { allOf: [ref('Home')] }, schemas({ Home: home })],
  ['a list of types and anyOf', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
  ['a list of types and oneOf', { type: ['string', 'null'] }, { oneOf: [{ type: 'null' }, text] }],
  ['a type and a list with it', text, { type: ['string'] }],
  ['types in another order', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
  ['an enum and one const each', { enum: ['a', 'b'] }, { oneOf: [{ const: 'a' }, { const: 'b' }] }],
  ['an enum in another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  ['an enum of one and a const', { enum: ['a'] }, { const: 'a' }],
  ['an enum that says its type', { enum: ['a'] }, { type: 'string', enum: ['a'] }],
  [
    'null among the values',
    { type: ['string', 'null'], enum: ['a', null] },
    { anyOf: [{ const: 'a' }, { type: 'null' }] },
  ],
  [
    'an exclusive bound of whole numbers',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 1 },
  ],
  [
    'an exclusive upper bound of whole numbers',
    { type: 'integer', exclusiveMaximum: 10 },
    { type: 'integer', maximum: 9 },
  ],
  ['whole numbers as multiples of one', { type: 'integer' }, { type: 'number', multipleOf: 1 }],
  ['a lower bound that says nothing', text, { ...text, minLength: 0 }],
  [
    'no items to begin with',
    { type: 'array', items: text },
    { type: 'array', items: text, minItems: 0, uniqueItems: false },
  ],
  ['a schema that is extracted', home, ref('Home'), {}, schemas({ Home: home })],
  ['a schema that is written in place', ref('Home'), home, schemas({ Home: home }), {}],
  [
    'a component of another name',
    ref('Home'),
    ref('Dwelling'),
    schemas({ Home: home }),
    schemas({ Dwelling: home }),
  ],
  [
    'a cycle of another name',
    ref('A'),
    ref('B'),
    schemas({ A: object({ next: ref('A') }) }),
    schemas({ B: object({ next: ref('B') }) }),
  ],
  [
    'keys in another order',
    home,
    { required: ['id'], properties: { rooms: { type: 'integer' }, id: text }, type: 'object' },
  ],
  [
    'required in another order',
    object({ a: text, b: text }, { required: ['a', 'b'] }),
    object({ a: text, b: text }, { required: ['b', 'a'] }),
  ],
  [
    'an object in two halves',
    object({ a: text, b: text }),
    { allOf: [object({ a: text }), object({ b: text })] },
  ],
  [
    'required beside a reference',
    { allOf: [ref('Home')], required: ['rooms'] },
    { ...home, required: ['id', 'rooms'] },
    schemas({ Home: home }),
    {},
  ],
  ['anyOf of one', text, { anyOf: [text] }],
  ['an anyOf with a twin', text, { anyOf: [text, text] }],
  ['true and an empty schema', { type: 'array', items: true }, { type: 'array', items: {} }],
  ['a bound of zero in decimals', { type: 'number', minimum: 0 }, { type: 'number', minimum: 0.0 }],
  ['both booleans', { type: 'boolean' }, { enum: [true, false] }],
]

const schemaCases = schemasThatMeanTheSame.flatMap(([title, a, b, more = {}, moreAfter = more]) => [
  pair(`${title}, in an answer`, answer(a, more), answer(b, moreAfter)),
  pair(`${title}, in an answer, the other way round`, answer(b, moreAfter), answer(a, more)),
  pair(`${title}, in a request`, body(a, more), body(b, moreAfter)),
])

const nullable = { type: 'object', properties: { a: { type: 'string', nullable: true } } }
const withNull = { type: 'object', properties: { a: { type: ['string', 'null'] } } }
const scheme = { type: 'apiKey', in: 'cookie', name: 'sid' }
const named = (name: string) =>
  operation({ security: [{ [name]: [] }] }, { components: { securitySchemes: { [name]: scheme } } })

/** What is written otherwise and means the same: not one change. */
export const sameCases: readonly Case[] = [
  ...schemaCases,
  pair('nullable of 3.0 and the type null of 3.1', answer(nullable, old), answer(withNull)),
  pair(
    'an exclusive bound of 3.0 and of 3.1',
    body({ type: 'number', minimum: 0, exclusiveMinimum: true }, old),
    body({ type: 'number', exclusiveMinimum: 0 }),
  ),
  pair(
    'explode is said to be what it is',
    parameters(ids),
    parameters({ ...ids, style: 'form', explode: true }),
  ),
  pair('explode of a single value', parameters(page), parameters({ ...page, explode: false })),
  pair('required is said to be false', parameters(page), parameters({ ...page, required: false })),
  pair('parameters in another order', parameters(page, ids), parameters(ids, page)),
  pair(
    'a header in another case',
    parameters({ ...page, in: 'header' }),
    parameters({ ...page, in: 'header', name: 'PAGE' }),
  ),
  pair(
    'a parameter of the whole path',
    parameters(page),
    contract({ paths: { '/homes': { parameters: [page], post: { responses: { 204: {} } } } } }),
  ),
  pair(
    'a parameter that is extracted',
    parameters(page),
    operation(
      { parameters: [{ $ref: '#/components/parameters/Page' }] },
      { components: { parameters: { Page: page } } },
    ),
  ),
  pair('a path parameter of another name', at('/homes/{id}', 'id'), at('/homes/{homeId}', 'homeId')),
  pair(
    'a status in place of its range',
    operation({ responses: { '2XX': {} } }),
    operation({ responses: { 200: {}, '2XX': {} } }),
  ),
  pair(
    'a status that the default stood for',
    operation({ responses: { default: {} } }),
    operation({ responses: { 404: {}, default: {} } }),
  ),
  pair(
    'a charset',
    response({ content: json(text) }),
    response({ content: { 'application/json; charset=utf-8': { schema: text } } }),
  ),
  pair(
    'a media type in another case',
    response({ content: json(text) }),
    response({ content: { 'Application/JSON': { schema: text } } }),
  ),
  pair(
    'a range of media types',
    response({ content: json(text) }),
    response({ content: { 'application/json': { schema: text }, 'application/*': { schema: text } } }),
    'response-media-type-added',
  ),
  pair(
    'a header of an answer in another case',
    response({ headers: { ETag: { schema: text } } }),
    response({ headers: { etag: { schema: text } } }),
  ),
  pair('nobody need log in', operation({}), operation({ security: [] })),
  pair(
    'logins in another order',
    operation({ security: [{ a: [] }, { b: [] }] }),
    operation({ security: [{ b: [] }, { a: [] }] }),
  ),
  pair(
    'a login that goes for all',
    operation({ security: [{ a: [] }] }),
    operation({}, { security: [{ a: [] }] }),
  ),
  pair('a login of another name', named('sid'), named('session')),
  pair(
    'a slash at the end of an address',
    contract({ servers: [{ url: '/a/' }] }),
    contract({ servers: [{ url: '/a' }] }),
  ),
  pair(
    'an address with its variable filled in',
    contract({ servers: [{ url: '/{v}', variables: { v: { default: 'a' } } }] }),
    contract({ servers: [{ url: '/a' }] }),
  ),
  pair(
    'a default that was written without its quotes',
    body({ type: 'string', enum: ['true', 'false'], default: true }),
    body({ type: 'string', enum: ['true', 'false'], default: 'true' }),
  ),
  pair('no address and the address of the document', contract({}), contract({ servers: [{ url: '/' }] })),
]
