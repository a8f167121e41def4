import type { PageViewModel } from '#gen/content/model.ts'
import type { SearchHit } from '#gen/residence/model.ts'
import { isOwnPath } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { ContentService } from './content-service.ts'

export type FoundPages = {
  pages: Map<string, PageViewModel>
  homes: SearchHit[]
  /** Old addresses, and where their pages are now. */
  moved: Map<string, string>
  /** What links lead to and is not there. */
  dead: string[]
  /** What asks for a login. */
  closed: string[]
  /** What could not be told this time, and why. */
  failed: Map<string, number>
  /** The page that says that there is none. */
  notFound: PageViewModel | undefined
}

/** How many pages are asked for at once. */
const atOnce = 16

/**
 * All pages of a site: no call lists them, so they are those that its start page leads to, what it sells, and what those
 * lead to.
 *
 * @param known addresses to ask for as well: those that were pages before
 */
export async function findPages(
  service: ContentService,
  site: Site,
  known: readonly string[],
): Promise<FoundPages> {
  const homes = await service.homes(site)
  const places = await service.places(site)
  const found: FoundPages = {
    pages: new Map(),
    homes,
    moved: new Map(),
    dead: [],
    closed: [],
    failed: new Map(),
    notFound: (await service.page(site, `${site.basePath}404/`)).page,
  }
  const seen = new Set<string>()
  let next = [site.basePath, ...known, ...[...homes, ...places].map(({ url }) => url)]
  while (next.length > 0) {
    const wave = [...new Set(next)].filter((path) => !seen.has(path) && isPage(site, path))
    next = []
    for (const path of wave) seen.add(path)
    for (let at = 0; at < wave.length; at += atOnce) {
      const part = wave.slice(at, at + atOnce)
      const led = await Promise.all(part.map((path) => ask(service, site, path, found)))
      next.push(...led.flat())
    }
  }
  if (!found.pages.has(site.basePath)) throw new Error(`${site.key} has no start page`)
  return found
}

/** Notes what is at an address. Returns where that leads. */
async function ask(
  service: ContentService,
  site: Site,
  path: string,
  found: FoundPages,
): Promise<readonly string[]> {
  const { status, page } = await service.page(site, path)
  if (status === 401 || status === 403) found.closed.push(path)
  else if (status === 404) found.dead.push(path)
  else if (!page) found.failed.set(path, status)
  else {
    const { canonicalUrl = path } = page.seo
    if (canonicalUrl === path || !canonicalUrl.startsWith('/')) found.pages.set(path, page)
    else found.moved.set(path, canonicalUrl)
    return [canonicalUrl, ...linksIn(page)]
  }
  return []
}

/** Whether an address may be a page of a site: files have an ending, and other sites may lie deeper on the same host. */
const isPage = (site: Site, path: string) => /^\/([\w%~.-]+\/)*$/.test(path) && isOwnPath(site, path)

/** Every address that a view model names, also within the texts of editors, without query and hash. */
function linksIn(page: PageViewModel): string[] {
  const links: string[] = []
  const look = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
    if (typeof value !== 'string') return
    const named = value.startsWith('/')
      ? [value]
      : [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    links.push(...named.map((one) => one.replace(/[?#].*$/, '')))
  }
  look(page)
  return links
}
