import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { type Backend, createBackend } from '#mocks/backend.ts'
import { WebIncoming } from '#mocks/engine/request/incoming.ts'
import { responseOf } from '#mocks/engine/answer/outgoing.ts'
import { keepCookies, pageCookies } from '#mocks/page-cookies.ts'
import { restoreSession } from '#src/api/session/session.ts'
import { removeToken, storeToken } from '#src/api/session/token.ts'
import { Providers } from '#src/app/providers.tsx'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { applyTheme } from '#src/app/head/site-document.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import type { Site } from '#src/sites/site.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import '#src/styles/main.css'
import { backSettled } from './back-settled.ts'
import { isLate, late } from './late.ts'
import './still.css'

/** A mock backend of the test's own, which fails on any answer that breaks a contract. */
export const newBackend = (): Backend => createBackend({ onViolation: 'fail' })

/** A call of the portal, and what it was answered once it was. */
type Call = {
  method: string
  path: string
  query: string
  body: string
  answer?: Response
  /** It is answered, has failed or was given up, and the backend has done what it asks for. */
  isOver: boolean
}

/** What the console said, what was asked, and the way to give everything back. */
export type Watched = {
  complaints: string[]
  asked: Call[]
  leave: () => Promise<void>
}

/** Has the mock backend answer what the portal asks, as in a demonstration but without a service worker, and listens. */
export function portalAnsweredBy(backend: Backend): Watched {
  const startAddress = location.pathname
  const complaints: string[] = []
  const asked: Call[] = []
  const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  const fetchFile = globalThis.fetch
  const answerOf = async (url: string, init: RequestInit): Promise<Response> => {
    if (isLate) await late()
    const answer = await backend.answer(new WebIncoming(new Request(url, init)), { cookies: pageCookies() })
    if (!answer) throw new TypeError(`No contract has ${url}`)
    // as from a network: nothing for who has given up, and no answer from a connection that is cut
    init.signal?.throwIfAborted()
    if (answer.status === 0) throw new TypeError('The connection was cut')
    keepCookies(answer.cookies)
    if (isLate) await late()
    return responseOf(answer)
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname: path, search: query } = new URL(url, location.href)
    // a file of the mock's own, such as a picture of an errand, lies where its modules do
    if (path.startsWith('/mocks/')) return fetchFile(url, init)
    const { method = 'GET', body } = init
    const call: Call = { method, path, query, body: typeof body === 'string' ? body : '', isOver: false }
    asked.push(call)
    try {
      call.answer = await answerOf(url, init)
      return call.answer.clone()
    } finally {
      call.isOver = true
    }
  })
  // the question about cookies would come over the page
  saveConsent(nothingChosen)
  const leave = async () => {
    await backSettled()
    // the router follows the address as long as it is shown
    await cleanup()
    await endPortals()
    removeToken()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    history.replaceState(null, '', startAddress)
  }
  return { complaints, asked, leave }
}

type Portal = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> }

const open: Portal[] = []

/** Nothing that a portal was still doing as it was taken away may ask, or go anywhere, in the one after it. */
async function endPortals(): Promise<void> {
  const never = () => new Promise<never>(() => {})
  for (const { queryClient, router } of open.splice(0)) {
    // a redirect of a page that is still being loaded would change the address of the next one
    Object.assign(router, { navigate: never, load: never, commitLocation: never })
    // what it queues from now on would call the browser's history without the browser
    router.history.flush()
    Object.assign(router.history, { push: () => {}, replace: () => {} })
    router.history.destroy()
    await queryClient.cancelQueries()
    // a loader between two steps asks only now, and what fails as nobody answers would be asked again in the next test
    Object.assign(queryClient, { query: never, infiniteQuery: never })
  }
}

/** Opens the whole portal of a site at an address, as a visitor or as whoever a token stands for. */
export async function openPortal(site: Site, address: string, token?: string, entry: unknown = null) {
  await endPortals()
  history.replaceState(entry, '', address)
  applyTheme(document, site)
  if (token) storeToken(token)
  else removeToken()
  const queryClient = createQueryClient()
  await restoreSession(queryClient)
  const router = createAppRouter({ site, queryClient })
  open.push({ queryClient, router })
  const screen = await render(
    <Providers site={site} messages={allTexts(site.language)} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { ...screen, queryClient, router }
}
