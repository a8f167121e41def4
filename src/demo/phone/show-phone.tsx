import { createRoot } from 'react-dom/client'
import { parseUrl } from '#src/lib/address/parse-url.ts'
import type { Site } from '#src/sites/site.ts'
import { PhonePage } from './phone-page.tsx'

/**
 * Shows the fake e-ID app instead of the portal; demonstrations only. A start link of the portal names the order as
 * `autostarttoken`, and where to go once it has ended as `redirect`, an address of this origin.
 */
export function showPhone(root: Element, site: Site): void {
  const query = new URLSearchParams(location.search)
  document.title = 'Nordlegg'
  createRoot(root).render(
    <PhonePage
      language={site.language}
      startToken={query.get('autostarttoken') ?? undefined}
      returnTo={ownAddress(query.get('redirect'))}
    />,
  )
}

function ownAddress(address: string | null): string | undefined {
  const url = parseUrl(address ?? '')
  return url?.origin === location.origin ? url.href : undefined
}
