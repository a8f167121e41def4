// Put in front of the worker of MSW by offline-shell-plugin.ts, with `shell`: { name, files }.
/* global shell */

/** The page, whatever its address: every address that is no file is answered with it. */
const page = '/'

/** Keeps all files of this build, beside whatever the page is busy with, and forgets those of builds before it. */
async function keepShell() {
  if (await caches.has(shell.name)) return
  const others = await caches.keys()
  await Promise.all(others.map((name) => caches.delete(name)))
  const cache = await caches.open(shell.name)
  try {
    await cache.addAll([page, ...shell.files])
  } catch {
    // all or nothing: the next page tries again
    await caches.delete(shell.name)
  }
}

const fromNetwork = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(page, { cacheName: shell.name })
    if (kept) return kept
    throw error
  }
}

const fromShell = async (request) => {
  const kept = await caches.match(request, { cacheName: shell.name, ignoreSearch: true })
  return kept ?? fetch(request)
}

// MSW takes its worker away with the last page, and a page that is reloaded offline would find nobody
registration.unregister = () => Promise.resolve(false)

addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(keepShell())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // addresses of pages end so; what else is opened in a tab, a paper for one, is the backend's
  const isPage = request.mode === 'navigate' && pathname.endsWith('/')
  if (!isPage && !shell.files.includes(pathname)) return
  // the worker of MSW would ask the page, which is not there yet
  event.stopImmediatePropagation()
  event.respondWith(isPage ? fromNetwork(request) : fromShell(request))
})
