import type { Case } from '../contract.ts'
import { answer, body, contract, json, operation, pair, parameters, response } from '../contract.ts'

const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
const needed = { ...page, required: true }
const ids = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } }
const text = { schema: { type: 'string' } }
const content = json({ type: 'string' })
const both = { ...content, 'text/csv': text }
const etag = (required: boolean) => ({ headers: { ETag: { required, ...text } } })
const secured = (...security: string[]) => operation({ security: security.map((name) => ({ [name]: [] })) })
const scheme = (location: string) => ({
  components: { securitySchemes: { sid: { type: 'apiKey', in: location, name: 's' } } },
})
const path = (...methods: string[]) =>
  contract({ paths: { '/a': Object.fromEntries(methods.map((one) => [one, { responses: { 204: {} } }])) } })
const encoded = (contentType: string) => ({
  content: { 'multipart/form-data': { schema: { type: 'object' }, encoding: { photo: { contentType } } } },
})

/** Everything around the schemas, in the direction of a client. */
export const messageCases: readonly Case[] = [
  pair('an operation is gone', path('get', 'put'), path('get'), 'operation-removed'),
  pair('an operation is new', path('get'), path('get', 'put'), 'operation-added'),
  pair('a query operation is gone', path('get', 'query'), path('get'), 'operation-removed'),
  pair(
    'a deprecated operation is gone',
    operation({ deprecated: true }),
    contract({}),
    'operation-removed-after-deprecation',
  ),
  pair('an operation is deprecated', operation({}), operation({ deprecated: true }), 'operation-deprecated'),
  pair(
    'an operation stays after all',
    operation({ deprecated: true }),
    operation({}),
    'operation-no-longer-deprecated',
  ),
  pair(
    'an operation is called otherwise',
    operation({ operationId: 'a' }),
    operation({ operationId: 'b' }),
    'operation-id-changed',
  ),
  pair('a summary has changed', operation({ summary: 'a' }), operation({ summary: 'b' }), 'text-changed'),
  pair('an extension has changed', operation({ 'x-a': 1 }), operation({ 'x-a': 2 }), 'extension-changed'),
  pair(
    'an address is gone',
    contract({ servers: [{ url: '/a' }, { url: '/b' }] }),
    contract({ servers: [{ url: '/a' }] }),
    'server-removed',
  ),
  pair(
    'an address is new',
    contract({ servers: [{ url: '/a' }] }),
    contract({ servers: [{ url: '/a' }, { url: '/b' }] }),
    'server-added',
  ),
  pair(
    'an operation loses its own address',
    operation({ servers: [{ url: '/a' }, { url: '/' }] }),
    operation({}),
    'server-removed',
  ),
  pair('a login is needed now', operation({}), secured('sid'), 'security-tightened'),
  pair('a way in is gone', secured('sid', 'token'), secured('sid'), 'security-tightened'),
  pair('a way in is new', secured('sid'), secured('sid', 'token'), 'security-loosened'),
  pair(
    'one more scope is needed',
    operation({ security: [{ sid: ['a'] }] }),
    operation({ security: [{ sid: ['a', 'b'] }] }),
    'security-tightened',
  ),
  pair(
    'a cookie becomes a header',
    contract(scheme('cookie')),
    contract(scheme('header')),
    'security-scheme-changed',
  ),

  pair('a parameter is gone', parameters(page), parameters(), 'parameter-removed'),
  pair('a parameter is new', parameters(), parameters(page), 'parameter-added'),
  pair('a parameter is new and required', parameters(), parameters(needed), 'parameter-added-required'),
  pair('a parameter becomes required', parameters(page), parameters(needed), 'parameter-became-required'),
  pair('a parameter becomes optional', parameters(needed), parameters(page), 'parameter-became-optional'),
  pair(
    'a parameter is deprecated',
    parameters(page),
    parameters({ ...page, deprecated: true }),
    'parameter-deprecated',
  ),
  pair(
    'a list is written otherwise',
    parameters(ids),
    parameters({ ...ids, explode: false }),
    'parameter-serialised-otherwise',
  ),
  pair(
    'a parameter has another style',
    parameters(ids),
    parameters({ ...ids, style: 'pipeDelimited' }),
    'parameter-serialised-otherwise',
  ),
  pair(
    'reserved characters must be encoded',
    parameters({ ...page, allowReserved: true }),
    parameters(page),
    'parameter-reserved-no-longer-allowed',
  ),
  pair(
    'a parameter cannot be empty',
    parameters({ ...page, allowEmptyValue: true }),
    parameters(page),
    'parameter-empty-no-longer-allowed',
  ),
  pair(
    'a parameter has a bound',
    parameters(page),
    parameters({ ...page, schema: { type: 'integer', minimum: 1 } }),
    'request-minimum-narrowed',
  ),
  pair(
    'a parameter moves to the header',
    parameters(page),
    parameters({ ...page, in: 'header' }),
    'parameter-removed',
    'parameter-added',
  ),

  pair('a body is gone', operation({ requestBody: { content } }), operation({}), 'body-removed'),
  pair('a body is new', operation({}), operation({ requestBody: { content } }), 'body-added'),
  pair(
    'a body is new and required',
    operation({}),
    operation({ requestBody: { required: true, content } }),
    'body-added-required',
  ),
  pair(
    'a body becomes required',
    operation({ requestBody: { content } }),
    operation({ requestBody: { required: true, content } }),
    'body-became-required',
  ),
  pair(
    'a body becomes optional',
    operation({ requestBody: { required: true, content } }),
    operation({ requestBody: { content } }),
    'body-became-optional',
  ),
  pair(
    'a media type is refused',
    operation({ requestBody: { content: both } }),
    operation({ requestBody: { content } }),
    'request-media-type-removed',
  ),
  pair(
    'a media type is accepted',
    operation({ requestBody: { content } }),
    operation({ requestBody: { content: both } }),
    'request-media-type-added',
  ),
  pair(
    'a media type is no longer sent',
    response({ content: both }),
    response({ content }),
    'response-media-type-removed',
  ),
  pair(
    'a media type may be asked for',
    response({ content }),
    response({ content: both }),
    'response-media-type-added',
  ),
  pair(
    'a part of a request is encoded otherwise',
    operation({ requestBody: encoded('image/png') }),
    operation({ requestBody: encoded('image/gif') }),
    'request-encoding-changed',
  ),
  pair(
    'a part of an answer is encoded otherwise',
    response(encoded('image/png')),
    response(encoded('image/gif')),
    'response-encoding-changed',
  ),

  pair(
    'a status of success is another',
    operation({ responses: { 200: {} } }),
    operation({ responses: { 202: {} } }),
    'success-status-removed',
    'success-status-added',
  ),
  pair(
    'a status of failure is gone',
    operation({ responses: { 204: {}, 409: {} } }),
    operation({}),
    'error-status-removed',
  ),
  pair(
    'a status of failure is new',
    operation({}),
    operation({ responses: { 204: {}, 409: {} } }),
    'error-status-added',
  ),
  pair('an answer has no body any more', response({ content }), response({}), 'response-content-removed'),
  pair('an answer has a body', response({}), response({ content }), 'response-content-added'),
  pair('a header is gone', response(etag(false)), response({}), 'header-removed'),
  pair(
    'a header that was always there is gone',
    response(etag(true)),
    response({}),
    'header-removed-required',
  ),
  pair('a header is new', response({}), response(etag(false)), 'header-added'),
  pair('a header is new and always there', response({}), response(etag(true)), 'header-added-required'),
  pair('a header may be missing', response(etag(true)), response(etag(false)), 'header-became-optional'),
  pair('a header is always there', response(etag(false)), response(etag(true)), 'header-became-required'),
  pair(
    'a header has another format',
    response({ headers: { Date: text } }),
    response({ headers: { Date: { schema: { type: 'integer' } } } }),
    'response-type-narrowed',
  ),

  pair(
    'a schema that was left open is filled in',
    response({ content: { 'application/json': {} } }),
    answer({ type: 'string' }),
    'response-type-narrowed',
  ),
  pair(
    'a request schema is filled in',
    operation({ requestBody: { content: { 'application/json': {} } } }),
    body({ type: 'string' }),
    'request-type-narrowed',
  ),
]
