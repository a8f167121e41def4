import type { Site } from '#src/sites/site.ts'

/**
 * A page of a site, as this build reaches it: the mocked one has all sites on one host and is told by `?site=`, otherwise
 * each site has its host.
 *
 * @param path local path; may have a query and a hash
 */
export function siteAddress(site: Site, path: string, params: Record<string, string> = {}): string {
  const address = new URL(path, location.origin)
  if (import.meta.env.VITE_MOCKS === '1') address.searchParams.set('site', site.key)
  else address.hostname = hostOf(site)
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  return address.href
}

/** Whether this build can show a site: under an address that no site has, only the one it falls back to. */
export const canReach = (site: Site): boolean =>
  import.meta.env.VITE_MOCKS === '1' || site.hosts.includes(hostOf(site))

function hostOf({ hosts }: Site): string {
  if (hosts.includes(location.hostname)) return location.hostname
  const local = location.hostname.endsWith('localhost')
  return hosts.find((host) => host.endsWith('localhost') === local) ?? location.hostname
}
