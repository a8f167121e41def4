import type { Case } from '../contract.ts'
import { callback, contract, json, operation, pair, webhook } from '../contract.ts'

const needed = { name: 'page', in: 'query', required: true, schema: { type: 'integer' } }
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
const ids = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } }
const maybe = { headers: { ETag: { schema: { type: 'string' } } } }
const content = json({ type: 'string' })
const etag = { headers: { ETag: { required: true, schema: { type: 'string' } } } }
const called = { summary: 'Sold' }

/** Calls that the service makes: what is breaking turns around. */
export const callbackCases: readonly Case[] = [
  pair('a webhook is gone', webhook(called), contract({}), 'callback-removed'),
  pair(
    'a deprecated webhook is gone',
    webhook({ deprecated: true }),
    contract({}),
    'callback-removed-after-deprecation',
  ),
  pair('a webhook is new', contract({}), webhook(called), 'callback-added'),
  pair('a callback is gone', callback(called), operation({}), 'callback-removed'),
  ...[webhook, callback].flatMap((calls): Case[] => [
    pair(
      'a call back carries more',
      calls({ requestBody: { content: json({ enum: ['a'] }) } }),
      calls({ requestBody: { content: json({ enum: ['a', 'b'] }) } }),
      'response-enum-widened',
    ),
    pair(
      'the answer to a call back is narrower',
      calls({ responses: { 200: { content: json({ enum: ['a', 'b'] }) } } }),
      calls({ responses: { 200: { content: json({ enum: ['a'] }) } } }),
      'request-enum-narrowed',
    ),
    pair(
      'a call back may lack its body',
      calls({ requestBody: { required: true, content } }),
      calls({ requestBody: { content } }),
      'callback-body-became-optional',
    ),
    pair('a call back has no body', calls({ requestBody: { content } }), calls({}), 'callback-body-removed'),
    pair(
      'a call back lacks a parameter',
      calls({ parameters: [needed] }),
      calls({}),
      'callback-parameter-removed',
    ),
    pair(
      'a call back has a parameter',
      calls({}),
      calls({ parameters: [needed] }),
      'callback-parameter-added-required',
    ),
    pair(
      'the answer to a call back needs a header',
      calls({}),
      calls({ responses: { 204: etag } }),
      'callback-header-added-required',
    ),
    pair(
      'the answer to a call back needs a body',
      calls({ responses: { 200: {} } }),
      calls({ responses: { 200: { content } } }),
      'request-content-added',
    ),
    pair(
      'the answer to a call back needs no body',
      calls({ responses: { 200: { content } } }),
      calls({ responses: { 200: {} } }),
      'request-content-removed',
    ),
    pair(
      'a call back has a parameter that may be left out',
      calls({}),
      calls({ parameters: [page] }),
      'callback-parameter-added',
    ),
    pair(
      'a parameter of a call back is always there',
      calls({ parameters: [page] }),
      calls({ parameters: [needed] }),
      'callback-parameter-became-required',
    ),
    pair(
      'a parameter of a call back may be left out',
      calls({ parameters: [needed] }),
      calls({ parameters: [page] }),
      'callback-parameter-became-optional',
    ),
    pair(
      'a parameter of a call back is deprecated',
      calls({ parameters: [page] }),
      calls({ parameters: [{ ...page, deprecated: true }] }),
      'callback-parameter-deprecated',
    ),
    pair(
      'a parameter of a call back is written otherwise',
      calls({ parameters: [ids] }),
      calls({ parameters: [{ ...ids, style: 'pipeDelimited' }] }),
      'callback-parameter-serialised-otherwise',
    ),
    pair(
      'a parameter of a call back has its reserved characters encoded',
      calls({ parameters: [{ ...page, allowReserved: true }] }),
      calls({ parameters: [page] }),
      'callback-parameter-reserved-no-longer-allowed',
    ),
    pair(
      'a parameter of a call back is never empty',
      calls({ parameters: [{ ...page, allowEmptyValue: true }] }),
      calls({ parameters: [page] }),
      'callback-parameter-empty-no-longer-allowed',
    ),
    pair(
      'a call back always has a body',
      calls({}),
      calls({ requestBody: { required: true, content } }),
      'callback-body-added-required',
    ),
    pair(
      'a call back may have a body',
      calls({}),
      calls({ requestBody: { content } }),
      'callback-body-added',
    ),
    pair(
      'the body of a call back is always there',
      calls({ requestBody: { content } }),
      calls({ requestBody: { required: true, content } }),
      'callback-body-became-required',
    ),
    pair(
      'a call back takes one more answer',
      calls({}),
      calls({ responses: { 204: {}, 202: {} } }),
      'callback-success-status-added',
    ),
    pair(
      'a call back no longer takes a failure',
      calls({ responses: { 204: {}, 410: {} } }),
      calls({}),
      'callback-error-status-removed',
    ),
    pair(
      'a call back takes a failure',
      calls({}),
      calls({ responses: { 204: {}, 410: {} } }),
      'callback-error-status-added',
    ),
    pair(
      'the answer to a call back no longer needs a header',
      calls({ responses: { 204: etag } }),
      calls({}),
      'callback-header-removed-required',
    ),
    pair(
      'the answer to a call back no longer has a header',
      calls({ responses: { 204: maybe } }),
      calls({}),
      'callback-header-removed',
    ),
    pair(
      'the answer to a call back may have a header',
      calls({}),
      calls({ responses: { 204: maybe } }),
      'callback-header-added',
    ),
    pair(
      'the answer to a call back may lack a header',
      calls({ responses: { 204: etag } }),
      calls({ responses: { 204: maybe } }),
      'callback-header-became-optional',
    ),
    pair(
      'the answer to a call back must have a header',
      calls({ responses: { 204: maybe } }),
      calls({ responses: { 204: etag } }),
      'callback-header-became-required',
    ),
    pair(
      'a call back identifies itself',
      calls({}),
      calls({ security: [{ sid: [] }] }),
      'callback-security-tightened',
    ),
    pair(
      'a call back may identify itself in one more way',
      calls({ security: [{ sid: [] }] }),
      calls({ security: [{ sid: [] }, { token: [] }] }),
      'callback-security-loosened',
    ),
    pair(
      'a call back takes another answer',
      calls({ responses: { 204: {}, 202: {} } }),
      calls({}),
      'callback-success-status-removed',
    ),
  ]),
]
