import type { PassedAnswer, PassedCall } from '../engine/pass-on.ts'
import type { Outgoing } from '../engine/answer/outgoing.ts'
import { passCookie } from '../state/caller/pass-cookie.ts'

/**
 * Headers that end here: those of one hop (RFC 9110 §7.6.1), those that a page's browser adds for the mock, and what lets
 * somebody steer it.
 */
const notSent =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|origin|referer|sec-fetch-.*|x-world|x-mock-.*)$/

/** What the mock says itself about how an answer comes, and which pages may read it. */
const notPassedOn =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie|access-control-.*|content-security-policy|x-content-type-options|referrer-policy|vary)$/

/** Cookies that the mock alone has a use for. */
const ownCookies = new Set(['world', passCookie])

/** After so long without an answer nobody waits any more, milliseconds. */
const hangMs = 60_000

export type Target = {
  url: string
  /** Where nobody answers there, the mock does. */
  orMock: boolean
}

/** Sends a call to a real service. One that cannot be reached cuts the connection, as it would without the mock. */
export async function forward(call: PassedCall, { url, orMock }: Target): Promise<PassedAnswer | undefined> {
  const address = url.replace(/\/+$/, '') + call.pathname + (call.search && `?${call.search}`)
  const source = `real ${URL.parse(url)?.host ?? url}`.slice(0, 200)
  try {
    const response = await fetch(address, {
      method: call.method,
      headers: sentHeaders(call.headers),
      ...(call.body ? { body: call.body } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(hangMs),
    })
    return { answer: await answerOf(response), source }
  } catch {
    return orMock ? undefined : { answer: undefined, source }
  }
}

function sentHeaders(given: Headers): Headers {
  const headers = new Headers()
  for (const [name, value] of given) if (!notSent.test(name) && name !== 'cookie') headers.append(name, value)
  const cookies = (given.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '' && !ownCookies.has(pair.split('=', 1)[0] ?? ''))
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  return headers
}

async function answerOf(response: Response): Promise<Outgoing> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (!notPassedOn.test(name)) headers[name] = value
  const cookies = response.headers.getSetCookie().map(ofThisHost)
  const body = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers,
    ...(cookies.length > 0 ? { cookies } : {}),
    body: body.length > 0 ? body : null,
  }
}

/** A cookie as the page keeps it that has asked the mock: of its host, and over plain HTTP, too. */
const ofThisHost = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((part, at) => at === 0 || !/^(domain=|secure$|partitioned$)/i.test(part))
    .map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax'))
    .join('; ')
