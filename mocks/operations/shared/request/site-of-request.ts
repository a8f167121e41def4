import { findSite, siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'

/**
 * The site that a request for a page belongs to: the one it names in X-Site, which lets one host serve several sites,
 * else by the host and path of the page.
 */
export function siteOfRequest(request: Request, siteKey: string | undefined, pagePath = '/'): Site {
  const named = siteKey ? siteNamed(siteKey) : undefined
  return named ?? findSite(new URL(pagePath, request.url))
}

/**
 * The site of an address of the portal, or undefined when it is on a foreign host. The portal's own hosts are those of
 * the sites and the one that the request came to: a demonstration runs wherever it was put.
 */
export function siteOfAddress(address: string, request: Request): Site | undefined {
  const url = new URL(address)
  const own =
    sites.some(({ hosts }) => hosts.includes(url.hostname)) || url.hostname === new URL(request.url).hostname
  if (!own) return undefined
  const named = url.searchParams.get('site')
  return (named ? siteNamed(named) : undefined) ?? findSite(url)
}
