import type { Incoming } from '../request/incoming.ts'
import { problem } from '../answer/problem.ts'

/** Which pages may use a mock, and by which host names it may be called. */
export type OriginPolicy = {
  /** Whether pages of this origin may read answers and change things. Any page can have the origin `null`: it never may. */
  allowsOrigin: (origin: string) => boolean
  /** Whether this is a name of the mock, as a Host header writes it. */
  isKnownHost: (host: string) => boolean
}

type AllowedOrigins = {
  /** Names of hosts, without ports, that are as good as this machine's own. */
  hosts?: readonly string[]
  /** Origins, each to the letter. */
  origins?: readonly string[]
}

/**
 * Allows the pages of this machine, of some hosts on any port, and of some origins. The mock may be called by the same
 * host names or by an IP address. Any other name could have been pointed here by its owner (DNS rebinding); an address
 * cannot.
 */
export function originPolicyFor({ hosts = [], origins = [] }: AllowedOrigins = {}): OriginPolicy {
  const known = new Set(hosts)
  const named = new Set(origins.flatMap((origin) => URL.parse(origin)?.hostname ?? []))
  // callers name the same host again and again
  let lastKnown: string | undefined
  return {
    allowsOrigin(origin) {
      if (origins.includes(origin)) return true
      const page = URL.parse(origin)
      if (!page || !/^https?:$/.test(page.protocol)) return false
      return isLoopback(page.hostname) || known.has(page.hostname)
    },
    isKnownHost(host) {
      if (host === lastKnown) return true
      const name = URL.parse(`http://${host}`)?.hostname
      if (!name) return false
      const isKnown = isLoopback(name) || isAddress(name) || known.has(name) || named.has(name)
      if (isKnown) lastKnown = host
      return isKnown
    },
  }
}

/** Whether a host, as a URL writes it, is this machine itself whatever a name server says (RFC 6761 §6.3). */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)

const isAddress = (hostname: string): boolean => /^\d+(?:\.\d+){3}$|^\[.+\]$/.test(hostname)

/** Refuses a request whose Host header is no name of this mock. In a service worker a request has no such header. */
export function refuseUnknownHost(originPolicy: OriginPolicy, request: Asking) {
  const host = request.header('host')
  if (host === undefined || originPolicy.isKnownHost(host)) return undefined
  const detail = `${host} is no name of this mock. --allow-origin names the origin of a portal elsewhere.`
  return problem(403, 'forbidden', { detail: detail.slice(0, 500) })
}

/** Refuses a page of another origin that would change something, or steer the mock in any way. */
export function refuseForeignPage(
  originPolicy: OriginPolicy,
  request: Asking & Pick<Incoming, 'method'>,
  steers: boolean,
) {
  if (!steers && request.method === 'GET') return undefined
  const origin = request.header('origin')
  const site = request.header('sec-fetch-site')
  const own =
    origin === undefined
      ? site !== 'same-site' || !steers
      : originPolicy.allowsOrigin(origin) || isSameOrigin(origin, request)
  const far = site === 'cross-site' && (steers || origin === undefined)
  if (own && !far) return undefined
  const detail = `${origin ?? 'A page elsewhere'} is no page of these sites. --allow-origin names further ones.`
  return problem(403, 'forbidden', { detail: detail.slice(0, 500) })
}

type Asking = { header: Incoming['header'] }

/** Whether a page lies on the host that it calls, which has been found to be a known one. */
export function isSameOrigin(origin: string, request: Asking): boolean {
  const host = URL.parse(origin)?.host
  return Boolean(host) && host === request.header('host')?.toLowerCase()
}
