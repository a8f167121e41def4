import { child, objectAt } from '../document/place.ts'
import type { Exchange } from './exchange.ts'
import { describedBy, essenceOf, isJson, charsetOf } from './reading/media-type.ts'
import type { ObservedValue } from './coverage.ts'
import type { AnswerContract, Operation } from './operations.ts'
import { schemaIn } from './operations.ts'
import { isThere, readBody } from './reading/read-body.ts'
import { redact, redactValue } from './redact.ts'
import type { Mismatch } from './validation/mismatch.ts'
import { bodyMismatches } from './validation/mismatch.ts'
import { reasonIn, isUndecided } from './validation/undecided-errors.ts'
import { canBe, isBinary } from './schema-kind.ts'
import { textValidatorOf } from './validation/validators.ts'
import { tooDeep, withinStack } from './validation/within-stack.ts'
import { ownValue } from '../own-value.ts'

/** What is wrong with an answer, and the status and media type under which the contract describes it. */
export type CheckedAnswer = {
  mismatches: Mismatch[]
  status: string | undefined
  mediaType: string | undefined
  body?: ObservedValue
}

/** Holds the status, the headers, the media type and the body of an answer against the contract. */
export function checkAnswer(operation: Operation, exchange: Exchange): CheckedAnswer {
  const described = answerFor(operation, exchange.status)
  if (!described) {
    return { mismatches: unknownStatus(operation, exchange), status: undefined, mediaType: undefined }
  }
  const [status, answer] = described
  const mismatches = headerMismatches(answer, exchange)
  const body = withinStack(
    () => checkedBody(answer, exchange),
    () => ({ mismatches: [tooDeep('answer-undecided', answer.place)], mediaType: undefined }),
  )
  return { ...body, mismatches: [...mismatches, ...body.mismatches], status }
}

function ruleForStatus(status: number): string {
  if (status >= 500) return 'answer-service-failed'
  return status >= 400 ? 'answer-error-unknown' : 'answer-status-unknown'
}

/** What the contract says about a status: by itself, by its class, or by default. */
export function answerFor(
  { answers }: Operation,
  status: number,
): readonly [status: string, answer: AnswerContract] | undefined {
  for (const key of [String(status), `${String(status)[0]}XX`, 'default']) {
    const answer = answers.get(key)
    if (answer) return [key, answer]
  }
  return undefined
}

/** Answers that HTTP itself gives to a conditional call or one for a part (RFC 9110 §13, §14). */
function isOfHttp({ status, requestHeaders }: Exchange): boolean {
  if (status < 200) return true
  if (status === 304 || status === 412)
    return Object.keys(requestHeaders).some((name) => name.startsWith('if-'))
  return (status === 206 || status === 416) && requestHeaders['range'] !== undefined
}

function unknownStatus({ answers, place }: Operation, exchange: Exchange): Mismatch[] {
  if (isOfHttp(exchange)) return []
  const { status } = exchange
  return [
    {
      rule: ruleForStatus(status),
      field: [],
      was: [...answers.keys()],
      is: status,
      source: child(place, 'responses'),
    },
  ]
}

function headerMismatches({ headers }: AnswerContract, { responseHeaders }: Exchange): Mismatch[] {
  return headers.flatMap(([name, place]): Mismatch[] => {
    // said in the contract by the content itself (OpenAPI 3.1 §4.8.17), and kept from those who look
    if (name === 'content-type' || name === 'set-cookie') return []
    const value = ownValue(responseHeaders, name)
    const common = { field: [name], source: place }
    if (value === undefined) {
      return objectAt(place)['required'] === true ? [{ ...common, rule: 'answer-header-missing' }] : []
    }
    const schema = schemaIn(place)
    if (!schema || canBe(schema, 'object')) return []
    const sent = canBe(schema, 'array') ? value.split(',').map((one) => one.trim()) : value
    const [error] = textValidatorOf(schema)(sent)
    if (!error) return []
    return [
      {
        ...common,
        rule: isUndecided(error) ? 'answer-undecided' : 'answer-header-invalid',
        was: reasonIn(error),
        is: redactValue([name], value),
      },
    ]
  })
}

function checkedBody(
  { content, place }: AnswerContract,
  { method, status, responseHeaders, responseBody }: Exchange,
): Omit<CheckedAnswer, 'status'> {
  const none = { mismatches: [], mediaType: undefined }
  if (method.toUpperCase() === 'HEAD' || status === 204 || status === 304) return none
  const there = isThere(responseBody)
  const type = responseHeaders['content-type']
  if (content.length === 0) {
    return there
      ? {
          ...none,
          mismatches: [
            { rule: 'answer-body-unexpected', field: [], is: essenceOf(type ?? ''), source: place },
          ],
        }
      : none
  }
  if (there === false) {
    const isNeeded = content.every(([mediaType, one]) => isJson(mediaType) || !isBinary(schemaIn(one)))
    return isNeeded
      ? { ...none, mismatches: [{ rule: 'answer-body-missing', field: [], source: child(place, 'content') }] }
      : none
  }
  // without a type and without a body there is nothing that could be wrong
  if (type === undefined && there === undefined) return none
  const described = describedBy(content, type ?? '')
  if (!described) {
    const was = content.map(([mediaType]) => mediaType)
    const is = type === undefined ? 'nothing' : redact(essenceOf(type))
    return {
      ...none,
      mismatches: [
        { rule: 'answer-media-type-unknown', field: [], was, is, source: child(place, 'content') },
      ],
    }
  }
  const mismatches: Mismatch[] = []
  const charset = charsetOf(type ?? '')
  if (charset !== undefined && isJson(essenceOf(type ?? '')) && !/^utf-?8$|^us-ascii$/.test(charset)) {
    mismatches.push({
      rule: 'answer-charset-wrong',
      field: [],
      was: 'utf-8',
      is: charset,
      source: described.place,
    })
  }
  const read = readBody(responseBody, type ?? '', described.place)
  if (read === 'unreadable')
    mismatches.push({ rule: 'answer-body-unreadable', field: [], source: described.place })
  const schema = schemaIn(described.place)
  const { mediaType } = described
  if (typeof read !== 'object' || !schema) return { mismatches, mediaType }
  const body = { value: read.value, schema }
  return {
    mismatches: [...mismatches, ...bodyMismatches(read.value, schema, 'answer', read.isText)],
    mediaType,
    body,
  }
}
