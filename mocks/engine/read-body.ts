import type { BodyContent, CompiledOperation } from './contract.ts'
import { type ProblemAnswer, problem } from './problem.ts'

/** Largest JSON body, unless the contract says otherwise (`x-max-bytes`). */
const maxJsonBytes = 1024 * 1024
/** Largest multipart body: five files, 100 MB together (K-063), and room for the parts between them. */
const maxFormBytes = 105 * 1024 * 1024

export type ReadBody = { body: unknown; content: BodyContent | undefined }

type Refusal = ProblemAnswer<400 | 413 | 415, string>

/** Reads a body by its content type, or says why it can't be read: 400 broken, 413 too large, 415 wrong type. */
export async function readBody(operation: CompiledOperation, request: Request): Promise<ReadBody | Refusal> {
  if (!operation.body) return { body: undefined, content: undefined }
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const content = operation.body.content[type]
  if (!content) return missingOrWrongType(operation, request, type)
  const max = operation.body.maxBytes ?? (type === 'multipart/form-data' ? maxFormBytes : maxJsonBytes)
  if (Number(request.headers.get('content-length') ?? 0) > max) return tooLarge(max)
  return type === 'multipart/form-data' ? readForm(request, content) : readText(request, content, max)
}

function missingOrWrongType(
  operation: CompiledOperation,
  request: Request,
  type: string,
): ReadBody | Refusal {
  if (request.body === null && type === '' && !operation.body?.required)
    return { body: undefined, content: undefined }
  const accepted = Object.keys(operation.body?.content ?? {}).join(', ')
  const errors = [
    { in: 'header' as const, pointer: '/content-type', code: 'contentType', detail: `use ${accepted}` },
  ]
  return problem(415, 'unsupportedMediaType', { errors })
}

const tooLarge = (limit: number) =>
  problem(413, 'payloadTooLarge', { errors: [{ in: 'body', pointer: '', code: 'payloadTooLarge', limit }] })

async function readText(request: Request, content: BodyContent, max: number): Promise<ReadBody | Refusal> {
  const text = await request.text()
  if (text.length > max) return tooLarge(max)
  try {
    return { body: JSON.parse(text) as unknown, content }
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 300) : 'not JSON'
    return problem(400, 'malformedBody', {
      errors: [{ in: 'body', pointer: '', code: 'malformedBody', detail }],
    })
  }
}

async function readForm(request: Request, content: BodyContent): Promise<ReadBody | Refusal> {
  try {
    const form = await request.formData()
    const body: Record<string, unknown> = {}
    for (const [sent, value] of form) {
      // part names differ in case between calls of the specification (Files, files): both are taken
      const list = content.lists.find((one) => one.toLowerCase() === sent.toLowerCase())
      if (list) body[list] = [...((body[list] as unknown[] | undefined) ?? []), value]
      else body[sent] ??= value
    }
    return { body, content }
  } catch {
    const errors = [
      { in: 'body' as const, pointer: '', code: 'malformedBody', detail: 'not multipart/form-data' },
    ]
    return problem(400, 'malformedBody', { errors })
  }
}
