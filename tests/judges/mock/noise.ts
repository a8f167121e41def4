import { bodyOf, type Case, type Talk } from './notes.ts'

/** An answer that the tool objects to. */
export type Objection = { check: string; made: Case; talk: Talk; declared: readonly string[] }

/** A problem as the mock tells it, RFC 9457. */
export type Refusal = { code?: string; errors?: { code: string; in: string; pointer?: string }[] }

/**
 * What a schema states; a request that meets the schema is never refused for one of these. That something is wanted
 * depends on other things too: who calls, and what else is told.
 */
const keywords = new Set(
  'type pattern minLength maxLength minimum maximum enum const format minItems maxItems additionalProperties'.split(
    ' ',
  ),
)

/** Python's `$` lets a line end follow, and its `.` takes all but one of them: ECMA-262, which JSON Schema follows, does not. */
const otherInPython = /[\n\r\u2028\u2029]/

/** Why an objection is an error of the tool; nothing where it is none. docs/judges.md gives each reason at length. */
export function noiseIn({ check, made, talk, declared }: Objection): string | undefined {
  const status = talk.response?.status_code ?? 0
  if (check === 'positive_data_acceptance') return noiseOfRefusal(status, talk, declared)
  if (check === 'negative_data_rejection') {
    if ([410, 413, 414, 431].includes(status)) return 'refused by another status'
    if (wrongPlaces(made).every(([place, name]) => place === 'cookie' && isRaw(made.cookies?.[name])))
      return 'a cookie that was not encoded'
  }
  if (check === 'max_response_time') return 'a time that no contract states'
  if (check === 'use_after_free' && isNamedAgain(talk)) return 'a world that is named again'
  return undefined
}

/** The default world is always there, and any other is made anew by whoever calls in it, as all calls of a run do in theirs. */
function isNamedAgain({ request: { uri, headers } }: Talk): boolean {
  const named = ['default', ...(headers?.['X-World'] ?? [])]
  return named.some((id) => new RegExp(`/__mock/worlds/${id}(?:/|$)`).test(uri))
}

function noiseOfRefusal(status: number, talk: Talk, declared: readonly string[]): string | undefined {
  const { code, errors = [] } = (bodyOf(talk.response?.content) ?? {}) as Refusal
  const isOfSchema = errors.some((one) => keywords.has(one.code))
  if ([410, 413, 422].includes(status))
    return declared.includes(String(status)) && code !== undefined && !isOfSchema
      ? 'a rule that no schema states'
      : undefined
  if (status !== 400) return undefined
  if (talk.request.uri.includes('/None')) return 'a link without its value'
  const isOfPattern = errors.length > 0 && errors.every((one) => one.code === 'pattern')
  if (isOfPattern && otherInPython.test(sentBy(talk))) return "Python's regular expressions"
  // V-049: what is in a file has to be of its type, and a schema knows only that it is bytes
  const isOfFile = errors.length > 0 && errors.every((one) => one.code === 'file')
  return isOfFile ? 'a rule that no schema states' : undefined
}

function wrongPlaces({ meta }: Case): [place: string, name: string][] {
  const { mutations, parameter, parameter_location: place } = meta?.phase?.data ?? {}
  const wrong = (mutations ?? []).map((one) => [one.parameter_location ?? '', one.parameter ?? ''] as const)
  return (wrong.length > 0 ? wrong : [[place ?? '', parameter ?? ''] as const]).map(([a, b]) => [a, b])
}

const isRaw = (value: unknown) => /[;,\s]|\\"/.test(JSON.stringify(value ?? ''))

function sentBy({ request }: Talk): string {
  return decoded(request.uri) + textsIn(bodyOf(request.body)).join('')
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
}
