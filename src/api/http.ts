import { takePrefetched } from '#src/lib/browser/prefetch.ts'
import { hearTime } from '#src/lib/time/service-clock.ts'
import { apiBase } from './base-url.ts'
import { AppError, errorOf } from './errors.ts'
import { freshToken } from './session/token.ts'
import type { watchedFetch } from './watched-fetch.ts'

/** Generated options take their error type from here. */
export type ErrorType<_Body> = AppError

/** What a call may say beside the usual: whom to tell how much of the body has gone, as a share of 0 to 1. */
type Call = Omit<RequestInit, 'headers'> & {
  headers?: Record<string, string>
  onSent?: (share: number) => void
}

/**
 * The one way to the network: every generated call ends here. Sends credentials, JSON content type and, when the user
 * has one, the bearer token (P-002); throws an AppError for every failure. 202 and 204 answer undefined.
 */
export async function http<T>(url: string, init: Call = {}): Promise<T> {
  const response = await send(`${apiBase()}${slashesRestored(url)}`, init)
  // an error answer is told by its status, whatever became of its body
  const body = await bodyOf(response).catch(response.ok ? lost : () => undefined)
  if (!response.ok) throw errorOf(response.status, body)
  return body as T
}

type QueryValue = string | number | boolean | undefined

/** The query of an address as generated calls write it: a list is repeated, and what is not set is left out. */
export function queryString(params: object = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params) as [string, QueryValue | QueryValue[]][]) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  }
  return query.toString()
}

/**
 * Sends a call as each one is sent, and answers whatever comes, also an error of the service.
 *
 * @throws AppError of the kind `network` when no answer came; an AbortError when the call was called off
 */
export async function send(url: string, { onSent, ...init }: Call): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!(init.body instanceof FormData) && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  const token = headers.has('authorization') ? undefined : await freshToken()
  if (token) headers.set('authorization', `Bearer ${token}`)
  const asked = token ? undefined : takePrefetched(url, init)
  const sentAt = asked?.sentAt ?? Date.now()
  const request = { ...init, headers, credentials: 'include' as const }
  const answer = asked?.answer ?? (onSent ? sendWatched(url, request, onSent) : fetch(url, request))
  const response = await answer.catch(lost)
  hearTime(response, sentAt)
  // the condition is a literal in a build, which then holds no byte of the check
  if (import.meta.env.MODE === 'development' && import.meta.env.VITE_MOCKS !== '1') {
    void checkLater(init.method ?? 'GET', url, response.clone())
  }
  return response
}

/** Ends a call that no whole answer has come to. */
function lost(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'AbortError') throw cause
  throw new AppError('network', { cause })
}

/** Few calls are so long that somebody waits for their body to go. */
async function sendWatched(...call: Parameters<typeof watchedFetch>): Promise<Response> {
  return (await import('./watched-fetch.ts')).watchedFetch(...call)
}

/** Holds an answer of a real service against the contract, once the page has time; in development only. */
async function checkLater(method: string, url: string, answer: Response): Promise<void> {
  const { queueCheck } = await import('./drift/queue-check.ts')
  queueCheck(method, url.slice(apiBase().length).split('?')[0] ?? '', answer)
}

/** `{pagePath}/GetViewModel` is the one path whose parameter holds slashes; the generated call encodes them. */
function slashesRestored(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (!path.endsWith('/GetViewModel')) return url
  return path.replaceAll('%2F', '/') + (query === undefined ? '' : `?${query}`)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 202 || response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (/[/+]json/.test(type)) return response.json()
  if (type.startsWith('text/')) return response.text()
  return response.blob()
}
