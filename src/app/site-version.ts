/** Reloads when the site has been published anew since this document was loaded (S-086). */
export function versionGuard(reload: () => void) {
  let loaded: string | undefined
  return (siteVersion: string): void => {
    loaded ??= siteVersion
    if (siteVersion !== loaded) reload()
  }
}
