import { stringifySetCookie } from 'cookie'
import { checkBody } from '../request/check.ts'
import type { JudgedAnswers } from '../contract.ts'
import { bodyWithHits, writeWithHits } from './lasting-hits.ts'
import type { AnswerCookie, EngineAnswer } from '../operation.ts'
import type { Outgoing } from './outgoing.ts'

const json = 'application/json'
const problemJson = 'application/problem+json'
const onlyJson = { 'content-type': json }
// without a word on it, browsers keep a 410 for ever, also for whoever has gone to another world (RFC 9110 §15.5.11)
const onlyProblem = { 'cache-control': 'no-store', 'content-type': problemJson }

/** Makes an answer ready to be sent: JSON, problem, text, or bytes with their own type; cookies as K-048 has them. */
export function respond(answer: EngineAnswer, secure: boolean): Outgoing {
  const { status, body, cookies } = answer
  const withHits = bodyWithHits(answer)
  const sent = {
    status,
    headers: headersOf(answer),
    body: withHits ? writeWithHits(withHits) : bodyOf(body, answer.headers?.['content-type']),
  }
  return cookies ? { ...sent, cookies: cookies.map((cookie) => setCookie(cookie, secure)) } : sent
}

function setCookie({ name, value, maxAge }: AnswerCookie, secure: boolean): string {
  const age = maxAge === undefined ? {} : { maxAge }
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, ...age })
}

function headersOf({ status, body, headers }: EngineAnswer): Outgoing['headers'] {
  if (body === undefined) return headers ?? {}
  if (body instanceof Blob) return { ...headers, 'content-type': body.type || 'application/octet-stream' }
  if (headers?.['content-type']) return headers
  const problem =
    status >= 400 && typeof body === 'object' && body !== null && 'code' in body && 'title' in body
  if (!headers) return problem ? onlyProblem : onlyJson
  return problem ? { ...onlyProblem, ...headers } : { ...headers, 'content-type': json }
}

function bodyOf(body: unknown, type: string | undefined): Outgoing['body'] {
  if (body === undefined) return null
  if (body instanceof Blob) return body
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>
  if (typeof body === 'string' && type?.startsWith('text/')) return body
  return JSON.stringify(body)
}

/** What is wrong with the headers of an answer by the contract, in one line; undefined when they keep it. */
export function headerViolationIn(
  operation: JudgedAnswers,
  answer: EngineAnswer,
  sent: Outgoing['headers'],
): string | undefined {
  const validate = operation.responseHeaders?.[answer.status]
  // the check converts what it reads
  const [first] = checkBody(validate ?? null, validate ? { ...sent } : undefined)
  return (
    first &&
    `${saying(operation, answer)} with the header ${first.pointer.slice(1)} that breaks ${first.code}: ${first.detail ?? ''}`
  )
}

/** What is wrong with an answer by the contract, in one line; undefined when it keeps it. */
export function violationIn(
  operation: JudgedAnswers,
  answer: EngineAnswer,
  type: string,
): string | undefined {
  const declared = operation.responses[answer.status]
  if (!declared) return `${saying(operation, answer)}, which the contract does not have`
  if (answer.body === undefined) {
    return Object.keys(declared).length > 0 ? `${saying(operation, answer)} without its body` : undefined
  }
  const end = type.indexOf(';')
  const base = end < 0 ? type : type.slice(0, end)
  const validate = declared[base]
  if (validate === undefined) {
    const types = Object.keys(declared).join(', ') || 'no body'
    return `${saying(operation, answer)} as ${base}; the contract has ${types}`
  }
  const [first] = checkBody(validate, answer.body)
  return (
    first &&
    `${saying(operation, answer)} with ${first.pointer || 'a body'} that breaks ${first.code}: ${first.detail ?? ''}`
  )
}

const saying = ({ operationId }: JudgedAnswers, { status }: EngineAnswer): string =>
  `${operationId} answered ${status}`
