import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import type { Backend } from '#mocks/backend.ts'
import { WebIncoming } from '#mocks/engine/request/incoming.ts'
import { responseOf } from '#mocks/engine/answer/outgoing.ts'
import { pageCookies } from '#mocks/page-cookies.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { MockControl } from '../clients/mock-control.ts'
import { newBackend, openPortal, portalAnsweredBy, type Watched } from './mocked-portal.tsx'
import { siteOf } from '../site-of.ts'
import type { Start } from '../journey/start.ts'

const height = 900

/**
 * For a file of component tests: the whole portal in the page of each, and a mock of its own that answers. `visit`
 * begins as a journey does, and `mock` steers the same.
 */
export function visits() {
  let backend: Backend
  let watched: Watched
  beforeEach(async () => {
    await page.viewport(1280, height)
    backend = newBackend()
    watched = portalAnsweredBy(backend)
  })
  afterEach(async () => {
    await watched.leave()
    for (const name of Object.keys(pageCookies())) clearCookie(name)
    sessionStorage.clear()
    localStorage.clear()
  })

  const mock = new MockControl(async ({ method, path, body }) => {
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`/__mock${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = await backend.answer(new WebIncoming(request), { cookies: pageCookies() })
    if (!answer) throw new Error(`No contract has ${path}`)
    const response = responseOf(answer)
    return { status: response.status, text: await response.text() }
  }, false)

  /** Brings the world into a state, then opens the portal in it. A reload brings the state of its entry in the history. */
  async function visit({ site: key = 'Jmse', persona, scenario, path, width }: Start = {}, entry?: unknown) {
    const { site } = siteOf(key)
    if (width) await page.viewport(width, height)
    if (scenario) await mock.apply(scenario)
    const login = persona && (await mock.call<{ token: string }>('POST', `/personas/${persona}/session`))
    return openPortal(site, path ?? site.basePath, login ? login.token : undefined, entry)
  }

  /** The calls of the portal so far whose path ends so. */
  const asked = (end: string) => watched.asked.filter(({ path }) => path.endsWith(end))

  /** What those of them were told that are answered. */
  const answered = <T,>(end: string): Promise<T[]> =>
    Promise.all(asked(end).flatMap(({ answer }) => (answer ? [answer.clone().json() as Promise<T>] : [])))

  return { visit, mock, asked, answered }
}
