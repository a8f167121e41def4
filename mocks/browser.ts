import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { createBackend } from './backend.ts'
import { WebIncoming } from './engine/request/incoming.ts'
import { responseOf } from './engine/answer/outgoing.ts'
import { canvasRasterizer } from './imagery/render/browser/canvas-rasterizer.ts'
import { keepCookies, pageCookies } from './page-cookies.ts'
import { idbStore } from './stores/indexed-db/idb-store.ts'
import type { WorldStore } from './stores/world-store.ts'

/**
 * Answers the page's own API calls from a service worker. One handler takes every request and leaves to the network
 * what no contract has: the engine routes, not MSW.
 */
export async function startWorker(): Promise<void> {
  const backend = createBackend({
    onViolation: 'warn',
    ...(await keeping()),
    rasterizer: canvasRasterizer(),
    real: false,
  })
  const everything = http.all('*', async ({ request }) => {
    const answer = await backend.answer(new WebIncoming(request), { cookies: pageCookies() })
    if (!answer) return passthrough()
    keepCookies(answer.cookies)
    return responseOf(answer)
  })
  await setupWorker(everything).start({ quiet: true, onUnhandledFrame: 'bypass' })
}

/** A browser that keeps nothing, as in some private windows, still plays its worlds until the next reload. */
async function keeping(): Promise<{ store?: WorldStore }> {
  try {
    return { store: await idbStore() }
  } catch (error) {
    console.warn('mock: this browser keeps no worlds', error)
    return {}
  }
}
