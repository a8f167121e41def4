import type { Site } from './site.ts'
import { sites } from './sites.ts'

/** The site with this key or theme id, in any case of letters; undefined for any other word. */
export function siteNamed(name: string): Site | undefined {
  const wanted = name.toLowerCase()
  return sites.find((site) => site.key.toLowerCase() === wanted || site.theme === wanted)
}

/**
 * The site an address belongs to: by host, and among the sites of one host the one whose base path is the longest that
 * fits. A host nobody knows shows the main Swedish site.
 */
export function findSite(url: URL): Site {
  return sitesAt(url.hostname).find((site) => isWithin(site, url.pathname)) ?? sites[0]
}

/** Whether a path lies on this site, given that the host is right: another site of the host may lie deeper. */
export function isOwnPath(site: Site, pathname: string): boolean {
  const sameHost = sites.filter((other) => other.hosts.some((host) => site.hosts.includes(host)))
  return deepestFirst(sameHost).find((other) => isWithin(other, pathname)) === site
}

function sitesAt(hostname: string): Site[] {
  return deepestFirst(sites.filter((site) => site.hosts.includes(hostname)))
}

function deepestFirst(list: readonly Site[]): Site[] {
  return list.toSorted((a, b) => b.basePath.length - a.basePath.length)
}

function isWithin(site: Site, pathname: string): boolean {
  return `${pathname}/`.startsWith(site.basePath)
}
