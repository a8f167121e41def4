import { findSite, siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'

const storageKey = 'site'

/**
 * The site to show. The address decides; a mocked build, which may lie on any one host, also takes `?site=` with a key
 * or a theme, and remembers it while the tab is open.
 */
export function chooseSite(url: URL, isMocked: boolean, memory: Storage): Site {
  if (!isMocked) return findSite(url)
  const asked = siteNamed(url.searchParams.get('site') ?? '')
  if (asked) memory.setItem(storageKey, asked.key)
  return asked ?? siteNamed(memory.getItem(storageKey) ?? '') ?? findSite(url)
}
