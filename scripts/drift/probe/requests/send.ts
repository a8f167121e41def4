import { tryParseJson } from '../../document/json.ts'
import type { Json } from '../../document/json.ts'
import type { Headers as PlainHeaders } from '../../traffic/exchange.ts'
import { essenceOf, isJson } from '../../traffic/reading/media-type.ts'
import type { Answer } from './answer.ts'
import type { ProbeRequest } from './build-request.ts'
import type { Target } from './target.ts'
import { setCookieOf } from './cookie-jar.ts'
import type { SentRequest } from './curl.ts'
import { addressAt } from './target.ts'

/** No answer came, and why. */
export type NoResponse = {
  request: SentRequest
  silence: string
  /** Nobody may be there; otherwise somebody is, who has hung up. */
  isGone: boolean
}

/** More than this of a body is not read. */
const maxBodyBytes = 8 * 1024 * 1024

/**
 * Sends a request, and reads the answer to its end. Redirects are answers like any other. A connection that is cut is
 * tried once more: a server may close one that has been idle at the very moment at which it is used again.
 */
export async function send(
  target: Target,
  base: string,
  request: ProbeRequest,
): Promise<Answer | NoResponse> {
  const answer = await sendOnce(target, base, request)
  return 'silence' in answer && !answer.isGone ? sendOnce(target, base, request) : answer
}

async function sendOnce(
  target: Target,
  base: string,
  { method, address, headers, body, path }: ProbeRequest,
): Promise<Answer | NoResponse> {
  const url = addressAt(target, base, address)
  if (url === undefined) throw new Error('An address that leads away from the target is not called.')
  const request = { method, url, headers, body }
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body ? { body } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeoutMs),
    })
    const responseBody = await bytesOf(response)
    const exchange = {
      method,
      // as the contract has it, whatever stands before it at the target
      url: `${base}${address}`,
      requestHeaders: headers,
      requestBody: body ?? '',
      status: response.status,
      responseHeaders: plainHeaders(response.headers),
      responseBody,
    }
    return {
      request,
      exchange,
      status: response.status,
      json: jsonOf(exchange.responseHeaders['content-type'], responseBody),
      cookies: response.headers.getSetCookie().map((text) => setCookieOf(text, Date.now())),
      path,
    }
  } catch (error) {
    return { request, ...silenceOf(error, target.timeoutMs) }
  }
}

/** The body; `undefined` where it is longer than anybody would check. */
async function bytesOf(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  if (!response.body) return new Uint8Array()
  for await (const part of response.body) {
    size += part.length
    if (size > maxBodyBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function jsonOf(type: string | undefined, body: Uint8Array | undefined): Json | undefined {
  if (!body) return undefined
  const essence = essenceOf(type ?? '')
  if (essence === 'text/plain') return new TextDecoder().decode(body)
  return isJson(essence) ? tryParseJson(new TextDecoder().decode(body)) : undefined
}

const plainHeaders = (headers: Headers): PlainHeaders => Object.fromEntries(headers)

const reasons: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
}

function silenceOf(error: unknown, timeoutMs: number): Omit<NoResponse, 'request'> {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { silence: `nothing came within ${timeoutMs / 1000} s`, isGone: true }
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const known = reasons[code]
  if (known !== undefined) return { silence: known, isGone: true }
  if (cause instanceof Error && cause.message === 'bad port')
    return { silence: 'web clients do not call this port', isGone: true }
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return { silence: 'its certificate is not trusted', isGone: true }
  const isCut = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
  return { silence: isCut ? 'the connection was cut' : 'what came is no answer of HTTP', isGone: false }
}
