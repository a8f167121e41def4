import { RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { type Backend, createBackend } from '#mocks/backend.ts'
import { WebIncoming } from '#mocks/engine/incoming.ts'
import { responseOf } from '#mocks/engine/outgoing.ts'
import { keepCookies, pageCookies } from '#mocks/page-cookies.ts'
import { restoreSession } from '#src/api/session.ts'
import { removeToken, storeToken } from '#src/api/token.ts'
import { type PageFailure, sendReportsTo } from '#src/app/insight.ts'
import { Providers } from '#src/app/providers.tsx'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { dressDocument } from '#src/app/site-document.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import type { Site } from '#src/sites/site.ts'
import { allTexts } from '#tests/support/all-texts.ts'
import '#src/styles/main.css'
import './still.css'

/** A mock backend of the test's own, which fails on any answer that breaks a contract. */
export const newBackend = (): Backend => createBackend({ onViolation: 'fail' })

/** What the console said, which pages were reported as failed, and the way to give everything back. */
export type Watched = { complaints: string[]; failures: PageFailure[]; leave: () => Promise<void> }

/** Has the mock backend answer what the portal asks, as in a demonstration but without a service worker, and listens. */
export function portalAnsweredBy(backend: Backend): Watched {
  const startAddress = location.pathname
  const complaints: string[] = []
  const failures: PageFailure[] = []
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  sendReportsTo((failure) => failures.push(failure))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await backend.answer(new WebIncoming(new Request(url, init)), { cookies: pageCookies() })
    if (!answer) throw new TypeError(`No contract has ${url}`)
    keepCookies(answer.cookies)
    return responseOf(answer)
  })
  // the question about cookies would come over the page
  saveConsent(nothingChosen)
  const leave = async () => {
    // the router follows the address as long as it is shown
    await cleanup()
    removeToken()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    history.replaceState(null, '', startAddress)
  }
  return { complaints, failures, leave }
}

/** Opens the whole portal of a site at an address, as a visitor or as whoever a token stands for. */
export async function openPortal(site: Site, address: string, token?: string) {
  history.replaceState(null, '', address)
  dressDocument(document, site)
  if (token) storeToken(token)
  else removeToken()
  const queryClient = createQueryClient()
  await restoreSession(queryClient)
  const router = createAppRouter({ site, queryClient })
  const screen = await render(
    <Providers site={site} messages={allTexts(site.language)} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...screen, queryClient, router }
}
