import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'
import type { Site } from '#src/sites/site.ts'
import { Lesson } from '../lesson/lesson.tsx'
import { Director } from './director.tsx'
import { unwrittenQuery } from './mock/mock-queries.ts'
import { updating } from './portal-controls.ts'
import type { Portal } from './portal-controls.ts'
import { followProject } from './project/project-state.ts'
import '#src/styles/demonstration.css'
import './parts/tool.css'
import './director.css'
import '../lesson/lesson.css'

/**
 * Puts the director panel beside the portal; demonstrations only.
 *
 * @param portal what the portal shows and has read; it is brought up to date when the panel has changed the mock
 */
export function showDirector(site: Site, portal: Portal): void {
  const place = document.createElement('div')
  place.id = 'director'
  place.dataset['tool'] = ''
  // the panel stays in reach while a dialog of the portal is open
  place.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(place)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  })
  const { refresh } = updating(portal)
  followProject(() => {
    refresh()
    void client.invalidateQueries({ queryKey: unwrittenQuery.queryKey })
  })
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <AriaLocale>
          <Director site={site} portal={portal} />
          <Lesson site={site} />
        </AriaLocale>
      </QueryClientProvider>
    </StrictMode>,
  )
}
