import { createRoot } from 'react-dom/client'
import type { Site } from '#src/sites/site.ts'
import { IdentityProvider } from './identity-provider.tsx'

/** Where the mock backend sends people who log in by redirect. */
const providerPath = '/eid-provider/'

/** Whether an address is the fake identity provider's. */
export const isIdentityProvider = ({ pathname }: Location): boolean =>
  pathname === providerPath || `${pathname}/` === providerPath

/** Shows the fake identity provider instead of the portal; demonstrations only. */
export function showIdentityProvider(root: Element, site: Site): void {
  const orderRef = new URLSearchParams(location.search).get('order') ?? ''
  document.title = 'Nordlegg'
  createRoot(root).render(
    <IdentityProvider orderRef={orderRef} country={site.idType === 'signicat' ? 'signicat' : 'eident'} />,
  )
}
