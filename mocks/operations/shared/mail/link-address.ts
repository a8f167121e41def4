import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { type LinkPage, linkPath } from '../../../state/accounts/access/link-path.ts'
import type { World } from '../../../state/world.ts'

/** The address of a page for the link of a mail: on the portal that the request came from, on the person's own site. */
export function linkAddress(
  page: LinkPage,
  { site, query, world, request }: { site: Site; query: string; world: World; request: Request },
): string {
  const url = new URL(linkPath(page, site, world), portalOf(request, world))
  const [host] = site.hosts
  if (host && isOwnHost(url.hostname)) url.hostname = host
  else url.searchParams.set('site', site.key)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.href
}

const isOwnHost = (hostname: string): boolean => sites.some(({ hosts }) => hosts.includes(hostname))

/**
 * Where the portal runs that sent a request. Another page than the portal's could name itself here as well, so only a host
 * that is one of the sites', or the one the request came to, is taken for it. A request of no page is answered by the
 * portal that the mock was told of, or else by its own host.
 */
function portalOf(request: Request, { portal }: World): string {
  const named = URL.parse(request.headers.get('origin') ?? request.headers.get('referer') ?? '')
  const own = new URL(request.url)
  if (named && (isOwnHost(named.hostname) || named.hostname === own.hostname)) return named.origin
  return portal ?? own.origin
}
