import type { Travelled } from './coverage.ts'
import type { Exchange } from './exchange.ts'
import { describedBy, essenceOf } from './media-type.ts'
import type { Match } from './load-operations.ts'
import type { Operation, Parameter } from './operations.ts'
import { schemaIn } from './operations.ts'
import { doubtIn, isUndecided } from './undecided-errors.ts'
import { isThere, readBody } from './read-body.ts'
import { queryOf, sentFor } from './read-parameters.ts'
import { isSecret, redact, redactValue } from './redact.ts'
import type { Remark } from './mismatch.ts'
import { remarksOn } from './mismatch.ts'
import { canBe } from './schema-kind.ts'
import { textValidatorOf, validatorOf } from './validators.ts'
import { tooDeep, withinStack } from './within-stack.ts'

/** Remarks on a request, and the media type under which the contract describes its body. */
export type CheckedCall = { remarks: Remark[]; mediaType: string | undefined; body?: Travelled }

/** Holds the parameters and the body of a request against the contract. */
export function checkCall({ operation, path }: Match, exchange: Exchange): CheckedCall {
  const query = queryOf(exchange.url)
  const call = { path, query, headers: exchange.requestHeaders }
  const remarks = operation.parameters.flatMap((parameter) => parameterRemarks(parameter, call))
  const body = withinStack(
    () => bodyRemarks(operation, exchange),
    (): CheckedCall => ({ remarks: [tooDeep('call-undecided', operation.place)], mediaType: undefined }),
  )
  return { ...body, remarks: [...remarks, ...unknownParameters(operation, query), ...body.remarks] }
}

/** Headers of which the contract speaks elsewhere (OpenAPI 3.1 §4.8.12.1). */
const ignored = new Set(['accept', 'content-type', 'authorization'])

function parameterRemarks(parameter: Parameter, call: Parameters<typeof sentFor>[1]): Remark[] {
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
      was: isUndecided(error) ? doubtIn(error) : (error.message ?? error.keyword),
      is: redactValue([name], sent.value),
    },
  ]
}

/** Parameters of the query that the contract does not have, keys and tokens apart. */
function unknownParameters({ parameters, place }: Operation, query: ReturnType<typeof queryOf>): Remark[] {
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

function bodyRemarks({ body, place }: Operation, { requestHeaders, requestBody }: Exchange): CheckedCall {
  const none = { remarks: [], mediaType: undefined }
  const there = isThere(requestBody)
  if (!body) {
    return there ? { ...none, remarks: [{ rule: 'call-body-unknown', field: [], source: place }] } : none
  }
  const common = { field: [], source: body.place }
  if (there === false) {
    return body.isRequired ? { ...none, remarks: [{ ...common, rule: 'call-body-missing' }] } : none
  }
  const type = requestHeaders['content-type']
  if (type === undefined) return none
  const described = describedBy(body.content, type)
  if (!described) {
    const was = body.content.map(([mediaType]) => mediaType)
    return {
      ...none,
      remarks: [{ ...common, rule: 'call-media-type-unknown', was, is: redact(essenceOf(type)) }],
    }
  }
  const { mediaType } = described
  const read = readBody(requestBody, type, described.place)
  if (read === 'unreadable') return { remarks: [{ ...common, rule: 'call-body-unreadable' }], mediaType }
  const schema = schemaIn(described.place)
  if (read === 'unclear' || !schema) return { remarks: [], mediaType }
  const remarks = remarksOn(read.value, schema, 'call', read.isText)
  // what a file holds is no text that a schema could judge
  return {
    remarks: remarks.filter(({ field: [name = ''] }) => !read.files.has(name)),
    mediaType,
    body: { value: read.value, schema },
  }
}
