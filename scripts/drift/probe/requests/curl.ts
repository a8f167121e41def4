import type { Json } from '../../document/json.ts'
import { isArray, isObject } from '../../document/json.ts'
import { essenceOf, isJson } from '../../traffic/reading/media-type.ts'
import { isSecret, redact, redactUrl } from '../../traffic/redact.ts'

/** A request as it went over the wire. */
export type SentRequest = {
  method: string
  /** Absolute. */
  url: string
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array<ArrayBuffer> | undefined
}

/**
 * The line for a shell that sends a request again. What must not be seen is not in it: credentials stand there as
 * variables of the shell, such as `$TOKEN`, and what is personal as `•••`.
 */
export async function curlOf({ method, url, headers, body }: SentRequest): Promise<string> {
  const type = headers['content-type'] ?? ''
  // curl chooses the boundary of a form itself
  const isForm = essenceOf(type) === formType
  const shown = Object.entries(headers).filter(([name]) => !(isForm && name === 'content-type'))
  const words = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(redactUrl(url)),
    ...shown.map(([name, value = '']) => `-H ${headerWord(name, value)}`),
    ...(body ? await bodyWords(body, type) : []),
  ]
  return `curl -i ${words.join(' ')}`
}

const formType = 'multipart/form-data'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function headerWord(name: string, value: string): string {
  if (name === 'authorization') return `"${name}: ${/^(\w+) /.exec(value)?.[1] ?? ''} $TOKEN"`
  if (isSecret(name)) return `"${name}: $${name.toUpperCase().replaceAll(/\W/g, '_')}"`
  return quoted(`${name}: ${redact(value)}`)
}

function textOf(body: Uint8Array, type: string): string {
  const text = new TextDecoder().decode(body)
  if (!isJson(essenceOf(type))) return redact(text)
  try {
    return JSON.stringify(masked(JSON.parse(text) as Json))
  } catch {
    // a body that is cut off, as some requests of a probe have it
    return redact(text)
  }
}

/** A value in its shape, with nothing in it that is nobody's business. */
function masked(value: Json): Json {
  if (typeof value === 'string') return redact(value)
  if (isArray(value)) return value.map(masked)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one = null]) => [
      name,
      typeof one === 'string' && isSecret(name) ? '•••' : masked(one),
    ]),
  )
}

async function bodyWords(body: Uint8Array<ArrayBuffer>, type: string): Promise<string[]> {
  if (essenceOf(type) !== formType) return [`--data-raw ${quoted(textOf(body, type))}`]
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') return `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`
    return `-F ${quoted(`${name}=${isSecret(name) ? '•••' : redact(value)}`)}`
  })
}
