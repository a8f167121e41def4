import type { QueryClient } from '@tanstack/react-query'

const loadedVersions = new WeakMap<QueryClient, string>()

/** Whether the site has been published anew since the portal with these data was loaded (S-086). */
export function isPublishedAnew(portal: QueryClient, siteVersion: string): boolean {
  const loaded = loadedVersions.get(portal)
  if (!loaded) loadedVersions.set(portal, siteVersion)
  return !!loaded && loaded !== siteVersion
}
