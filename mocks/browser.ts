import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { createBackend } from './backend.ts'
import { changedWorld, webStorage } from './stores/web-storage.ts'

/**
 * Answers the page's own API calls from a service worker. One handler takes every request and leaves to the network
 * what no contract has: the engine routes, not MSW.
 */
export async function startWorker(): Promise<void> {
  const backend = createBackend({ onViolation: 'warn', store: webStorage(localStorage) })
  // another tab went on with this world: what is in memory here is old
  addEventListener('storage', ({ key }) => backend.worlds.close(changedWorld(key) ?? ''))
  const everything = http.all('*', async ({ request, cookies }) => {
    const known = Object.fromEntries(
      Object.entries(cookies).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    return (await backend.handle(request, { cookies: known })) ?? passthrough()
  })
  await setupWorker(everything).start({ quiet: true, onUnhandledFrame: 'bypass' })
}
