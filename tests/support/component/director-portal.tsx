import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PortalControlsContext } from '#src/demo/director/portal-controls.ts'
import { jmse } from '#src/sites/jmse.ts'

/** Renders part of the director's panel; the mocks that are returned note what it does to the portal. */
export async function renderBesidePortal(part: ReactNode) {
  const address = { read: () => location.href, follow: () => () => {} }
  const portal = { site: jmse, refresh: vi.fn(), restart: vi.fn(), say: vi.fn(), address }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <PortalControlsContext value={portal}>{part}</PortalControlsContext>
    </QueryClientProvider>,
  )
  return portal
}
