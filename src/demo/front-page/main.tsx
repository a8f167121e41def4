import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'
import { takeSecrets } from '../key/take-secrets.ts'
import './front-page.css'
import { FrontPage } from './front-page.tsx'
import { steerPlayedWorld } from './playing.ts'

takeSecrets()
steerPlayedWorld()

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root.')
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
})
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <AriaLocale>
        <FrontPage />
      </AriaLocale>
    </QueryClientProvider>
  </StrictMode>,
)
