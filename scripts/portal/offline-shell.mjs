// Put in front of the worker of MSW by offline-shell-plugin.ts, with `shell`: { name, files }.
/* global shell, clients */

/** The page, whatever its address: every address that is no file is answered with it. */
const page = '/'

/** Keeps all files of this build, and forgets those of builds before it. The page comes last: with it, all are there. */
async function keepShell() {
  const pages = await clients.matchAll()
  if (pages.length === 0 || (await caches.match(page, { cacheName: shell.name }))) return
  const kept = await caches.keys()
  await Promise.all(kept.filter((name) => name !== shell.name).map((name) => caches.delete(name)))
  const cache = await caches.open(shell.name)
  try {
    await cache.addAll(shell.files)
    await cache.add(page)
  } catch {
    // all or nothing: the next page tries again
    await caches.delete(shell.name)
  }
}

const fromNetwork = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(page, { cacheName: shell.name, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

const fromShell = async (request) => {
  // a module is asked for with an `Origin`, which the worker did not send, and hosts vary their answers by it
  const kept = await caches.match(request, { cacheName: shell.name, ignoreSearch: true, ignoreVary: true })
  return kept ?? fetch(request)
}

// MSW takes its worker away with the last page, and a page that is reloaded offline would find nobody
registration.unregister = () => Promise.resolve(false)

/** Milliseconds in which nobody asks for anything before the files are fetched: the page that is opened goes first. */
const quiet = 5000
let lastAsked = 0

const whenQuiet = async () => {
  for (let rest = quiet; rest > 0; rest = lastAsked + quiet - Date.now())
    await new Promise((resolve) => setTimeout(resolve, rest))
}

let keeping

addEventListener('message', (event) => {
  if (event.data !== 'MOCK_ACTIVATE') return
  // each page says so; one after the other keeps them
  keeping = Promise.resolve(keeping).then(whenQuiet).then(keepShell)
  event.waitUntil(keeping)
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // the tools of a demonstration never stop to ask how their world stands
  if (!pathname.startsWith('/__mock/')) lastAsked = Date.now()
  if (request.method !== 'GET' || origin !== location.origin) return
  // addresses of pages end so; what else is opened in a tab, a paper for one, is the backend's
  const isPage = request.mode === 'navigate' && pathname.endsWith('/')
  if (!isPage && !shell.files.includes(pathname)) return
  // the worker of MSW would ask the page, which is not there yet
  event.stopImmediatePropagation()
  event.respondWith(isPage ? fromNetwork(request) : fromShell(request))
})
