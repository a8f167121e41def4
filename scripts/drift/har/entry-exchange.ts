import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Body, Exchange, Headers } from '../traffic/exchange.ts'
import { ownValue } from '../own-value.ts'

/** Who waits for so many milliseconds and then gives up has not been answered. */
const hangMs = 30_000

/** The exchange in an entry; undefined when it is none. An answer that never came has the status 0. */
export function exchangeIn(entry: Json): Exchange | undefined {
  const { request, response, time } = membersOf(entry)
  const { method, url, headers, cookies, postData } = membersOf(request)
  const { status, headers: answered, content } = membersOf(response)
  if (typeof method !== 'string' || typeof url !== 'string' || typeof status !== 'number') return undefined
  const sentType = textIn(postData, 'mimeType')
  const sentCookies = pairsOf(cookies).map(([name, value]) => `${name}=${value}`)
  const type = textIn(content, 'mimeType')
  return {
    method,
    url,
    requestHeaders: {
      ...(sentType ? { 'content-type': sentType } : {}),
      ...(sentCookies.length > 0 ? { cookie: sentCookies.join('; ') } : {}),
      ...headersOf(headers),
    },
    requestBody: requestBody(membersOf(request)),
    // Playwright writes -1 for what never came
    status: Math.max(0, status),
    ...(isTakenBack(membersOf(response), time) ? { isTakenBack: true } : {}),
    responseHeaders: { ...(type ? { 'content-type': type } : {}), ...headersOf(answered) },
    responseBody: responseBody(membersOf(response)),
  }
}

/**
 * Whether the page or an extension has ended the call, in the words of Chromium and Playwright: that says nothing of the
 * service, unless somebody has waited long for it.
 */
function isTakenBack(response: JsonObject, time: Json | undefined): boolean {
  const why = `${textIn(response, '_error')} ${textIn(response, '_failureText')}`
  const isHung = typeof time === 'number' && time >= hangMs
  return /BLOCKED/.test(why) || (/ABORTED/.test(why) && !isHung)
}

// recorders leave out what they please, and a schema would copy what is only looked at
const membersOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

function textIn(value: Json | undefined, name: string): string | undefined {
  const found = ownValue(membersOf(value), name)
  return typeof found === 'string' ? found : undefined
}

function pairsOf(list: Json | undefined): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (const one of isArray(list) ? list : []) {
    const name = textIn(one, 'name')
    if (name !== undefined) pairs.push([name, textIn(one, 'value') ?? ''])
  }
  return pairs
}

function headersOf(list: Json | undefined): Headers {
  // names come from outside, and must not meet those that every object has
  const headers = Object.create(null) as Record<string, string>
  for (const [name, value] of pairsOf(list)) {
    const key = name.toLowerCase()
    const before = headers[key]
    if (!key.startsWith(':')) headers[key] = before === undefined ? value : `${before}, ${value}`
  }
  return headers
}

function requestBody({ postData, bodySize }: JsonObject): Body {
  const isSized = typeof bodySize === 'number' && bodySize > 0
  if (!isObject(postData)) return isSized ? undefined : ''
  const body = textIn(postData, 'text')
  if (body) return postData['encoding'] === 'base64' ? Buffer.from(body, 'base64') : body
  const params = pairsOf(postData['params'])
  // the parts of a form are not all listed by every recorder
  if (params.length > 0 && textIn(postData, 'mimeType')?.startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(params).toString()
  return params.length > 0 || isSized ? undefined : ''
}

/** Recorders drop bodies, and cut long ones: what is shorter than its size is not judged. */
function responseBody({ content, bodySize }: JsonObject): Body {
  const { size } = membersOf(content)
  const known = typeof size === 'number' ? size : bodySize
  const length = typeof known === 'number' ? known : -1
  const body = textIn(content, 'text')
  if (!body) return length === 0 ? '' : undefined
  if (textIn(content, 'encoding') === 'base64') return Buffer.from(body, 'base64')
  return Buffer.byteLength(body) < length ? undefined : body
}
