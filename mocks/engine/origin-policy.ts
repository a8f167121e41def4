import type { Incoming } from './incoming.ts'
import { problem } from './problem.ts'

/** Whom a mock answers: what pages may have its answers, and by which names it may be called. */
export type Doors = {
  /** Whether pages of this origin may read answers and change things. `null`, which any page can be, never may. */
  lets: (origin: string) => boolean
  /** Whether this is a name of the mock, as a Host header writes it. */
  isNamed: (host: string) => boolean
}

type Opened = {
  /** Names of hosts, without ports, that are as good as this machine's own. */
  hosts?: readonly string[]
  /** Origins, each to the letter. */
  origins?: readonly string[]
}

/**
 * Opens to the pages of this machine, of some hosts on any port, and of some origins. A mock is called by the same
 * names, or by an address: any other name could have been pointed here by whoever owns it (DNS rebinding), an address
 * cannot.
 */
export function doorsTo({ hosts = [], origins = [] }: Opened = {}): Doors {
  const known = new Set(hosts)
  const named = new Set(origins.flatMap((origin) => URL.parse(origin)?.hostname ?? []))
  return {
    lets(origin) {
      if (origins.includes(origin)) return true
      const page = URL.parse(origin)
      if (!page || !/^https?:$/.test(page.protocol)) return false
      return isLoopback(page.hostname) || known.has(page.hostname)
    },
    isNamed(host) {
      const name = URL.parse(`http://${host}`)?.hostname
      if (!name) return false
      return isLoopback(name) || isAddress(name) || known.has(name) || named.has(name)
    },
  }
}

/** Whether a host, as a URL writes it, is this machine itself whatever a name server says (RFC 6761 §6.3). */
export const isLoopback = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)

const isAddress = (hostname: string): boolean => /^\d+(?:\.\d+){3}$|^\[.+\]$/.test(hostname)

/** Refuses a request that was sent to a name which is none of this mock's. In a worker a request has no such header. */
export function misnamed(doors: Doors, request: Asking) {
  const host = request.header('host')
  if (host === undefined || doors.isNamed(host)) return undefined
  const detail = `${host} is no name of this mock. --allow-origin names the origin of a portal elsewhere.`
  return problem(403, 'forbidden', { detail: detail.slice(0, 500) })
}

/** Refuses a page of another origin that wants to change something, or to steer the mock at all. */
export function foreign(doors: Doors, request: Asking & Pick<Incoming, 'method'>, steers: boolean) {
  if (!steers && request.method === 'GET') return undefined
  const origin = request.header('origin')
  const site = request.header('sec-fetch-site')
  const own =
    origin === undefined ? site !== 'same-site' || !steers : doors.lets(origin) || isOwn(origin, request)
  const far = site === 'cross-site' && (steers || origin === undefined)
  if (own && !far) return undefined
  const detail = `${origin ?? 'A page elsewhere'} is no page of these sites. --allow-origin names further ones.`
  return problem(403, 'forbidden', { detail: detail.slice(0, 500) })
}

type Asking = { header: Incoming['header'] }

/** Whether a page comes from where it asks; that name has been found good. */
export function isOwn(origin: string, request: Asking): boolean {
  const host = URL.parse(origin)?.host
  return Boolean(host) && host === request.header('host')?.toLowerCase()
}
