import { stringifySetCookie } from 'cookie'
import { checkBody } from './check.ts'
import type { CompiledOperation } from './contract.ts'
import type { EngineAnswer } from './operation.ts'

/** Makes a Response of an answer: JSON, problem, text, or a Blob with its own type; cookies as K-048 has them. */
export function respond(answer: EngineAnswer, secure: boolean): Response {
  const headers = new Headers(answer.headers)
  for (const { name, value, maxAge } of answer.cookies ?? []) {
    const cookie = {
      name,
      value,
      path: '/',
      sameSite: 'lax' as const,
      secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    }
    headers.append('set-cookie', stringifySetCookie(cookie))
  }
  return new Response(bodyOf(answer, headers), { status: answer.status, headers })
}

function bodyOf({ body, status }: EngineAnswer, headers: Headers): BodyInit | null {
  if (body === undefined) return null
  if (body instanceof Blob) {
    headers.set('content-type', body.type || 'application/octet-stream')
    return body
  }
  if (typeof body === 'string' && headers.get('content-type')?.startsWith('text/')) return body
  if (!headers.has('content-type')) {
    const problem =
      status >= 400 && typeof body === 'object' && body !== null && 'code' in body && 'title' in body
    headers.set('content-type', problem ? 'application/problem+json' : 'application/json')
  }
  return JSON.stringify(body)
}

/** What is wrong with an answer by the contract, in one line; undefined when it keeps it. */
export function violation(
  operation: CompiledOperation,
  answer: EngineAnswer,
  type: string,
): string | undefined {
  const declared = operation.responses[String(answer.status)]
  const where = `${operation.operationId} answered ${answer.status}`
  if (!declared) return `${where}, which the contract does not have`
  const types = Object.keys(declared)
  if (answer.body === undefined) return types.length > 0 ? `${where} without its body` : undefined
  const base = type.split(';', 1)[0] ?? ''
  if (!(base in declared)) return `${where} as ${base}; the contract has ${types.join(', ') || 'no body'}`
  const [first] = checkBody(declared[base] ?? null, answer.body)
  return (
    first && `${where} with ${first.pointer || 'a body'} that breaks ${first.code}: ${first.detail ?? ''}`
  )
}
