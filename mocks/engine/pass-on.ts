import type { Outcome } from './faults/apply-fault.ts'
import { checkRequest } from './request/check-request.ts'
import type { CompiledOperation, JudgedAnswers } from './contract.ts'
import type { Incoming } from './request/incoming.ts'
import type { Verdict, Violation } from './worlds/log.ts'
import type { EngineAnswer } from './operation.ts'
import { type Outgoing, bytesOf, droppedConnection } from './answer/outgoing.ts'
import { headerViolationIn, violationIn } from './answer/respond.ts'
import { requestViolations, responseViolations } from './answer/violations.ts'

/** A call on its way to somebody else, whole. */
export type PassedCall = {
  operation: CompiledOperation
  method: string
  pathname: string
  /** After the question mark; empty when there is none. */
  search: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | undefined
}

/** An answer of somebody else, and who that was. No answer cuts the connection. */
export type PassedAnswer = { answer: Outgoing | undefined; source: string }

/**
 * Answers calls of one operation in place of this mock: a real service, a recording. Undefined leaves the call to the
 * mock.
 */
export type Elsewhere = (call: PassedCall) => Promise<PassedAnswer | undefined>

/** Asks the second where the first leaves a call alone; nobody where there is neither. */
export function firstToAnswer(first?: Elsewhere, second?: Elsewhere): Elsewhere | undefined {
  if (!first || !second) return first ?? second
  return async (call) => (await first(call)) ?? second(call)
}

/** What stands in the log of a call that was passed on, beside what stands there of any other. */
export type PassedOutcome = Outcome & { source: string }

/** Largest body that is passed on, as the largest that any contract takes. */
const maxBytes = 105 * 1024 * 1024

/** A request whose body has been read and can be read again. */
export async function bufferBody(request: Incoming): Promise<Incoming> {
  if (!request.hasBody) return request
  const bytes = await request.bytes(maxBytes)
  // too long for anybody: whoever reads it next refuses it
  return new BufferedRequest(request, bytes)
}

class BufferedRequest implements Incoming {
  readonly #request: Incoming
  readonly #bytes: Uint8Array<ArrayBuffer> | undefined
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly secure: boolean
  readonly hasBody = true

  constructor(request: Incoming, bytes: Uint8Array<ArrayBuffer> | undefined) {
    this.#request = request
    this.#bytes = bytes
    this.method = request.method
    this.pathname = request.pathname
    this.search = request.search
    this.secure = request.secure
  }

  get web(): Request {
    return this.#request.web
  }

  header(name: string): string | undefined {
    return this.#request.header(name)
  }

  bytes(max: number): Uint8Array<ArrayBuffer> | undefined {
    return this.#bytes && this.#bytes.length <= max ? this.#bytes : undefined
  }
}

type Passing = {
  operation: CompiledOperation
  /** What a service has promised by its published contract; ours promises more (decision 0022). */
  published?: () => Promise<JudgedAnswers | undefined>
  /** Whose body can be read more than once. */
  request: Incoming
  path: Record<string, string>
  cookies: Record<string, string>
}

/** Passes a call on, and holds it and its answer against the contract as they go by. Neither is changed or refused. */
export async function passOn(call: Passing, elsewhere: Elsewhere): Promise<PassedOutcome | undefined> {
  const { operation, request } = call
  const body = request.hasBody ? await request.bytes(maxBytes) : undefined
  if (request.hasBody && !body) return undefined
  const passed = await elsewhere({
    operation,
    method: request.method,
    pathname: request.pathname,
    search: request.search,
    headers: request.web.headers,
    body,
  })
  if (!passed) return undefined
  const { answer = droppedConnection, source } = passed
  const checked = await checkRequest(operation, request, call.path, call.cookies)
  const asked = 'status' in checked ? requestViolations(checked) : []
  const answered = await violationsOf((await call.published?.()) ?? operation, answer)
  return { answer, verdict: verdictOn(asked, answered), violations: [...asked, ...answered], source }
}

/** What the service did wrong weighs more than what its caller did. */
function verdictOn(asked: readonly Violation[], answered: readonly Violation[]): Verdict {
  if (answered.length > 0) return 'responseViolation'
  return asked.length > 0 ? 'requestViolation' : 'ok'
}

async function violationsOf(operation: JudgedAnswers, answer: Outgoing): Promise<Violation[]> {
  if (answer.status === 0) return [responseViolation('unanswered', 'the connection ended without an answer')]
  const type = answer.headers['content-type'] ?? ''
  const read = await readAnswer(answer, type)
  if (!read) return [responseViolation('malformed', `the body is no ${type}`)]
  const detail = violationIn(operation, read, type)
  if (detail) return responseViolations(operation, read, type, detail)
  const header = headerViolationIn(operation, read, answer.headers)
  return header ? [responseViolation('header', header.slice(0, 500))] : []
}

const responseViolation = (code: string, detail: string): Violation => ({
  in: 'response',
  pointer: '',
  code,
  detail,
})

/** The answer with its body as the contract speaks of it; undefined where it is not what its type says. */
async function readAnswer(
  { status, headers, body }: Outgoing,
  type: string,
): Promise<EngineAnswer | undefined> {
  if (body === null || body === '') return { status, headers }
  const bytes = await bytesOf(body)
  if (bytes.length === 0) return { status, headers }
  const essence = type.split(';', 1)[0] ?? ''
  if (!essence.endsWith('json'))
    return { status, headers, body: essence.startsWith('text/') ? decoded(bytes) : bytes }
  try {
    return { status, headers, body: JSON.parse(decoded(bytes)) as unknown }
  } catch {
    return undefined
  }
}

const decoded = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(bytes)
