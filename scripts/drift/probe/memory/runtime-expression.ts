import { valueAt } from '../../document/json.ts'
import type { Json } from '../../document/json.ts'
import { segmentsOf } from '../../document/pointer.ts'
import { queryOf } from '../../traffic/reading/read-parameters.ts'
import type { Answer } from '../requests/answer.ts'
import { ownValue } from '../../own-value.ts'

/**
 * What a runtime expression stands for (OpenAPI 3.1, 4.8.20.4): `$response.body#/id`, `$response.header.location`,
 * `$request.path.id`, `$request.query.page`, `$statusCode`. Anything else stands for itself.
 */
export function valueOf(expression: Json | undefined, answer: Answer): Json | undefined {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression
  const { exchange, json, path, status } = answer
  if (expression === '$statusCode') return status
  const [, source, part, name = ''] =
    /^\$(request|response)\.(body|header|path|query)[.#]?(.*)$/.exec(expression) ?? []
  if (part === 'header') {
    const headers = source === 'request' ? exchange.requestHeaders : exchange.responseHeaders
    return ownValue(headers, name.toLowerCase())
  }
  if (part === 'path') return ownValue(path, name)
  if (part === 'query') return queryOf(exchange.url).find(([key]) => key === name)?.[1]
  return part === 'body' && source === 'response' ? valueAt(json, segmentsOf(name)) : undefined
}
