import type { ObservedValue } from './coverage.ts'
import type { Exchange } from './exchange.ts'
import { describedBy, essenceOf } from './reading/media-type.ts'
import type { Match } from './load-operations.ts'
import type { Operation, Parameter } from './operations.ts'
import { schemaIn } from './operations.ts'
import { reasonIn, isUndecided } from './validation/undecided-errors.ts'
import { isThere, readBody } from './reading/read-body.ts'
import { queryOf, sentFor } from './reading/read-parameters.ts'
import { isSecret, redact, redactValue } from './redact.ts'
import type { Mismatch } from './validation/mismatch.ts'
import { bodyMismatches } from './validation/mismatch.ts'
import { canBe } from './schema-kind.ts'
import { textValidatorOf, validatorOf } from './validation/validators.ts'
import { tooDeep, withinStack } from './validation/within-stack.ts'

/** What is wrong with a request, and the media type under which the contract describes its body. */
export type CheckedCall = { mismatches: Mismatch[]; mediaType: string | undefined; body?: ObservedValue }

/** Holds the parameters and the body of a request against the contract. */
export function checkCall({ operation, path }: Match, exchange: Exchange): CheckedCall {
  const query = queryOf(exchange.url)
  const call = { path, query, headers: exchange.requestHeaders }
  const mismatches = operation.parameters.flatMap((parameter) => parameterMismatches(parameter, call))
  const body = withinStack(
    () => checkedBody(operation, exchange),
    (): CheckedCall => ({ mismatches: [tooDeep('call-undecided', operation.place)], mediaType: undefined }),
  )
  return { ...body, mismatches: [...mismatches, ...unknownParameters(operation, query), ...body.mismatches] }
}

/** Headers of which the contract speaks elsewhere (OpenAPI 3.1 §4.8.12.1). */
const ignored = new Set(['accept', 'content-type', 'authorization'])

function parameterMismatches(parameter: Parameter, call: Parameters<typeof sentFor>[1]): Mismatch[] {
  const { name, in: location, isRequired, schema, place } = parameter
  if (location === 'header' && ignored.has(name.toLowerCase())) return []
  const sent = sentFor(parameter, call)
  if (sent === 'unclear') return []
  const common = { field: [location, name], source: place }
  if (sent === 'absent') return isRequired ? [{ ...common, rule: 'call-parameter-missing' }] : []
  if (!schema) return []
  // an empty value is one that was left out, unless the contract has another idea of it
  const validate = parameter.mediaType === undefined ? textValidatorOf(schema) : validatorOf(schema, 'call')
  const [error] = validate(sent.value)
  if (!error) return []
  return [
    {
      ...common,
      rule: isUndecided(error) ? 'call-undecided' : 'call-parameter-invalid',
      was: reasonIn(error),
      is: redactValue([name], sent.value),
    },
  ]
}

/** Parameters of the query that the contract does not have, keys and tokens apart. */
function unknownParameters({ parameters, place }: Operation, query: ReturnType<typeof queryOf>): Mismatch[] {
  const isOpen = parameters.some(
    ({ in: location, schema, style }) =>
      location === 'querystring' || (location === 'query' && style === 'form' && canBe(schema, 'object')),
  )
  if (isOpen) return []
  const known = new Set(parameters.flatMap(({ in: location, name }) => (location === 'query' ? [name] : [])))
  const names = new Set(query.map(([name]) => name.replace(/\[.*$/, '')))
  return [...names]
    .filter((name) => !known.has(name) && !known.has(`${name}[]`) && !isSecret(name))
    .map((name) => ({ rule: 'call-parameter-unknown', field: ['query', redact(name)], source: place }))
}

function checkedBody({ body, place }: Operation, { requestHeaders, requestBody }: Exchange): CheckedCall {
  const none = { mismatches: [], mediaType: undefined }
  const there = isThere(requestBody)
  if (!body) {
    return there ? { ...none, mismatches: [{ rule: 'call-body-unknown', field: [], source: place }] } : none
  }
  const common = { field: [], source: body.place }
  if (there === false) {
    return body.isRequired ? { ...none, mismatches: [{ ...common, rule: 'call-body-missing' }] } : none
  }
  const type = requestHeaders['content-type']
  if (type === undefined) return none
  const described = describedBy(body.content, type)
  if (!described) {
    const was = body.content.map(([mediaType]) => mediaType)
    return {
      ...none,
      mismatches: [{ ...common, rule: 'call-media-type-unknown', was, is: redact(essenceOf(type)) }],
    }
  }
  const { mediaType } = described
  const read = readBody(requestBody, type, described.place)
  if (read === 'unreadable') return { mismatches: [{ ...common, rule: 'call-body-unreadable' }], mediaType }
  const schema = schemaIn(described.place)
  if (read === 'unclear' || !schema) return { mismatches: [], mediaType }
  const mismatches = bodyMismatches(read.value, schema, 'call', read.isText)
  // what a file holds is no text that a schema could judge
  return {
    mismatches: mismatches.filter(({ field: [name = ''] }) => !read.files.has(name)),
    mediaType,
    body: { value: read.value, schema },
  }
}
