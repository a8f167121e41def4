import { QueryClient } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Providers } from '#src/app/providers.tsx'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import type { Site } from '#src/sites/site.ts'
import '#src/styles/main.css'
import './still.css'

/** Renders part of a site as it stands in the portal: its language, its data, and a router for its links. */
export async function renderIn(site: Site, part: ReactNode) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  document.documentElement.lang = site.locale
  const screen = await render(
    <Providers site={site} messages={allTexts(site.language)} queryClient={queryClient}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </Providers>,
  )
  return { ...screen, queryClient, router }
}
