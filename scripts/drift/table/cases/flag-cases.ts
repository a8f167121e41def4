import type { JsonObject } from '../../document/json.ts'
import type { Case } from '../contract.ts'
import { answer, body, callback, pair, parameters, response } from '../contract.ts'

const text = { type: 'string' }
const page = { name: 'page', in: 'query', schema: text }
const inCallback = (parameter: JsonObject) => callback({ parameters: [parameter] })
const flags = [
  ['reserved', 'allowReserved'],
  ['empty', 'allowEmptyValue'],
] as const
const spread = (explode: boolean) => ({ headers: { Page: { explode, schema: { type: 'object' } } } })
const content = (schema: JsonObject | true) => ({
  ...text,
  contentMediaType: 'application/json',
  contentSchema: schema,
})

/** Switches of parameters and headers, and keywords that no rule understands. */
export const flagCases: readonly Case[] = [
  ...flags.flatMap(([kind, keyword]) => [
    pair(
      `a parameter may be ${kind}`,
      parameters(page),
      parameters({ ...page, [keyword]: true }),
      `parameter-${kind}-allowed`,
    ),
    pair(
      `a parameter of a callback may be ${kind}`,
      inCallback(page),
      inCallback({ ...page, [keyword]: true }),
      `callback-parameter-${kind}-allowed`,
    ),
  ]),
  pair(
    'a parameter is no longer deprecated',
    parameters({ ...page, deprecated: true }),
    parameters(page),
    'parameter-no-longer-deprecated',
  ),
  pair(
    'a parameter of a callback is no longer deprecated',
    inCallback({ ...page, deprecated: true }),
    inCallback(page),
    'callback-parameter-no-longer-deprecated',
  ),
  pair(
    'an object in a header is written otherwise',
    response(spread(false)),
    response(spread(true)),
    'header-serialised-otherwise',
  ),
  pair(
    'an object in a header of a callback is written otherwise',
    callback({ responses: { 200: spread(false) } }),
    callback({ responses: { 200: spread(true) } }),
    'callback-header-serialised-otherwise',
  ),
  pair(
    'a keyword that no rule understands changes in an answer',
    answer(content(text)),
    answer(content(true)),
    'response-keyword-changed',
  ),
  pair(
    'a keyword that no rule understands changes in a request',
    body(content(text)),
    body(content(true)),
    'request-keyword-changed',
  ),
]
