import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Site } from '#src/sites/site.ts'
import '#src/styles/demonstration.css'
import '../director/parts/tool.css'
import './trainer.css'
import { TrainerLanguage } from './language/trainer-language.tsx'
import { TrainerPage } from './trainer-page.tsx'

/** Shows the page of who leads a class instead of the portal; demonstrations only. */
export function showTrainer(root: Element, site: Site): void {
  document.documentElement.dataset['tool'] = ''
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <TrainerLanguage>
          <TrainerPage site={site} />
        </TrainerLanguage>
      </QueryClientProvider>
    </StrictMode>,
  )
}
