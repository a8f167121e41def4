import type { Case } from './contract.ts'
import { callback, contract, json, operation, pair, webhook } from './contract.ts'

const needed = { name: 'page', in: 'query', required: true, schema: { type: 'integer' } }
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
      'a call back takes another answer',
      calls({ responses: { 204: {}, 202: {} } }),
      calls({}),
      'callback-success-status-removed',
    ),
  ]),
]
