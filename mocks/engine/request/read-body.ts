import { type Awaitable, goOn } from '../awaitable.ts'
import { brokenForm } from './broken-form.ts'
import type { BodyContent, CompiledOperation } from '../contract.ts'
import type { Incoming } from './incoming.ts'
import { ownValue } from '../own-value.ts'
import { parseJson } from './parse-json.ts'
import { type ProblemAnswer, problem } from '../answer/problem.ts'

/** Largest JSON body, unless the contract says otherwise (`x-max-bytes`). */
const maxJsonBytes = 1024 * 1024
/** Largest multipart body: five files, 100 MB together (K-063), and room for the parts between them. */
const maxFormBytes = 105 * 1024 * 1024
/** How deep a JSON body may nest: far more than any contract does. */
const limits = { depth: 64 }

const json = 'application/json'
const form = 'multipart/form-data'
const forms = [form, 'application/x-www-form-urlencoded']

export type ReadBody = { body: unknown; content: BodyContent | undefined }

type Refusal = ProblemAnswer<400 | 413 | 415, string>

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a body by its content type, or says why it can't be read: 400 broken, 413 too large, 415 wrong type. */
export function readBody(operation: CompiledOperation, request: Incoming): Awaitable<ReadBody | Refusal> {
  if (!operation.body) return { body: undefined, content: undefined }
  const type = typeOf(request)
  const content = ownValue(operation.body.content, type)
  if (!content) return missingOrWrongType(operation, request, type)
  if (isEncoded(request)) return wrongEncoding()
  const max = operation.body.maxBytes ?? (type === form ? maxFormBytes : maxJsonBytes)
  if (Number(request.header('content-length') ?? 0) > max) return tooLarge(max)
  // a body may also come in chunks without saying its length, so its bytes are counted as they arrive
  return goOn(request.bytes(max), (bytes): Awaitable<ReadBody | Refusal> => {
    if (!bytes) return tooLarge(max)
    return forms.includes(type) ? readForm(request, bytes, content) : readJson(bytes, content)
  })
}

/**
 * Refuses a body that the contract has no use for, unless it is JSON: what a form of any page can send without asking
 * first. 415. What has no type may be no body at all: a service worker is handed an empty one with every POST.
 */
export function refuseUnexpectedBody(
  { body, method }: CompiledOperation,
  request: Incoming,
): Refusal | undefined {
  if (body || method === 'GET' || !request.hasBody || ['', json].includes(typeOf(request))) return undefined
  return wrongType(json)
}

function typeOf(request: Incoming): string {
  const header = request.header('content-type') ?? ''
  // what nearly all of them say
  return header === json ? json : (header.split(';', 1)[0]?.trim().toLowerCase() ?? '')
}

function missingOrWrongType(
  operation: CompiledOperation,
  request: Incoming,
  type: string,
): ReadBody | Refusal {
  if (!request.hasBody && type === '' && !operation.body?.required)
    return { body: undefined, content: undefined }
  return wrongType(Object.keys(operation.body?.content ?? {}).join(', '))
}

function wrongType(accepted: string): Refusal {
  const errors = [
    { in: 'header' as const, pointer: '/content-type', code: 'contentType', detail: `use ${accepted}` },
  ]
  return problem(415, 'unsupportedMediaType', { errors })
}

const isEncoded = (request: Incoming): boolean => {
  const coding = request.header('content-encoding')?.trim().toLowerCase() ?? ''
  return coding !== '' && coding !== 'identity'
}

/** No contract tells of a coding, and the answer says so (RFC 9110 §15.5.16). */
function wrongEncoding(): Refusal {
  const errors = [
    { in: 'header' as const, pointer: '/content-encoding', code: 'contentEncoding', detail: 'use identity' },
  ]
  return {
    ...problem(415, 'unsupportedMediaType', { errors }),
    headers: { 'accept-encoding': 'identity' },
  }
}

const tooLarge = (limit: number) =>
  problem(413, 'payloadTooLarge', { errors: [{ in: 'body', pointer: '', code: 'payloadTooLarge', limit }] })

function readJson(bytes: Uint8Array, content: BodyContent): ReadBody | Refusal {
  const text = textOf(bytes)
  if (text === undefined) return malformed('not UTF-8')
  const parsed = parseJson(text, limits)
  if ('value' in parsed) return { body: parsed.value, content }
  return problem(400, 'malformedBody', { errors: [{ in: 'body', pointer: '', ...parsed.refused }] })
}

/** JSON is UTF-8 (RFC 8259 §8.1); undefined where the bytes are none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

const malformed = (detail: string, pointer = '') =>
  problem(400, 'malformedBody', { errors: [{ in: 'body', pointer, code: 'malformedBody', detail }] })

async function readForm(
  request: Incoming,
  bytes: Uint8Array<ArrayBuffer>,
  content: BodyContent,
): Promise<ReadBody | Refusal> {
  const type = request.header('content-type') ?? ''
  try {
    const headers = { 'content-type': type }
    // the one parser of forms that browsers and Node share is that of Response and Request
    const parts = await new Response(bytes, { headers }).formData()
    // names of parts come from outside: nothing may lie under one but what was sent
    const body = Object.create(null) as Record<string, unknown>
    for (const [sent, value] of parts) {
      // part names differ in case between calls of the specification (Files, files): both are taken
      const list = content.lists.find((one) => one.toLowerCase() === sent.toLowerCase())
      if (list) ((body[list] ??= []) as unknown[]).push(value)
      else if (sent in body) return malformed('there may be only one such part', `/${sent}`.slice(0, 500))
      else body[sent] = value
    }
    return { body, content }
  } catch {
    return malformed(`not multipart/form-data: ${brokenForm(bytes, type)}`)
  }
}
