import { createRoot } from 'react-dom/client'
import type { Site } from '#src/sites/site.ts'
import { IdentityProvider } from './identity-provider.tsx'

/** Shows the fake identity provider instead of the portal; demonstrations only. */
export function showIdentityProvider(root: Element, site: Site): void {
  const orderRef = new URLSearchParams(location.search).get('order') ?? ''
  document.title = 'Nordlegg'
  createRoot(root).render(
    <IdentityProvider orderRef={orderRef} country={site.idType === 'signicat' ? 'signicat' : 'eident'} />,
  )
}
