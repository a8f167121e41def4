import { parseUrl } from './parse-url.ts'

/**
 * The path to return to after login, taken from the query parameter `referrer`; undefined unless it is a path on this
 * very site (G-098). It is resolved as a browser would, so that backslashes, tabs and dot segments cannot hide a host.
 */
export function safeReferrer(referrer: string | undefined, origin: string): string | undefined {
  if (!referrer?.startsWith('/')) return undefined
  const url = parseUrl(referrer, origin)
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
