import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { type OpenApiDocument, type ResponseObject, follow } from '#scripts/generate/document.ts'

const problemType = 'application/problem+json'

/** What an answer was, and what is wrong with it by the contract; nothing when it keeps it. */
type Verdict = { status: number; wrong: string | undefined; code: string | undefined }

/** Holds an answer against the contract: its media type, its body, its headers, and its problem code. */
export async function verdictOf(
  route: CompiledOperation,
  declared: ResponseObject,
  document: OpenApiDocument,
  response: Response,
): Promise<Verdict> {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const bytes = await response.arrayBuffer()
  const body: unknown = type.endsWith('json') ? JSON.parse(new TextDecoder().decode(bytes)) : undefined
  const code = type === problemType ? (body as { code: string }).code : undefined
  const wrong =
    breach(route, { status, type, body, size: bytes.byteLength }) ??
    missingHeader(declared, response) ??
    unnamedCode(declared, document, code)
  return { status, wrong, code }
}

type Answer = { status: number; type: string; body: unknown; size: number }

function breach({ responses }: CompiledOperation, { status, type, body, size }: Answer): string | undefined {
  const content = responses[status]
  if (!content) return `the contract has no ${status}: ${JSON.stringify(body)?.slice(0, 300)}`
  const types = Object.keys(content)
  if (types.length === 0) return size > 0 ? 'has a body' : undefined
  const validate = content[type]
  if (validate === undefined) return `is ${type || 'of no type'}, not ${types.join(', ')}`
  if (size === 0) return 'has no body'
  if (saysNothing(status, body)) return 'says nothing that the contract could be held against'
  return !validate || validate(body) ? undefined : JSON.stringify(validate.errors?.slice(0, 3))
}

const saysNothing = (status: number, body: unknown): boolean =>
  status < 300 && (body === null || (Array.isArray(body) && body.length === 0))

/** The headers that a contract names are optional by the letter; an answer to somebody who is logged in has them all. */
function missingHeader({ headers = {} }: ResponseObject, response: Response): string | undefined {
  const missing = Object.keys(headers).find((name) => !response.headers.has(name))
  return missing && `has no ${missing}`
}

/** The codes that a response names are those of its examples. */
function unnamedCode(
  { content = {} }: ResponseObject,
  document: OpenApiDocument,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined
  const examples = Object.values(content[problemType]?.examples ?? {}).map(
    (one) => follow<{ value?: unknown }>(document, one).value,
  )
  const codes = examples.map((value) => (value as { code: string }).code)
  return codes.includes(code) ? undefined : `has the code ${code}; the contract names ${codes.join(', ')}`
}
