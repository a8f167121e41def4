import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { Site } from '#src/sites/site.ts'
import { ToldMessage } from './told-message.tsx'
import '#src/styles/demonstration.css'
import '../director/parts/tool.css'
import './lesson.css'

/**
 * Puts what a trainer tells everybody over a page that stands in for somebody else's: a phone, a provider.
 *
 * @returns takes it away again
 */
export function showMessage(site: Site): () => void {
  const place = document.createElement('div')
  place.dataset['tool'] = ''
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToldMessage site={site} />
    </QueryClientProvider>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
