import { drawPage } from './app/loading/draw-page.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { Providers } from './app/providers.tsx'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.tsx'
import { restoreSession } from './api/session/session.ts'
import { chooseSite } from './sites/site-choice.ts'
import { applyTheme, setFavicon } from './app/head/site-document.ts'
import { writeOwnAddress } from './i18n/paths/own-address.ts'
import { setLanguage } from './i18n/feature-texts.ts'
import { loadFrameTexts } from './i18n/messages.ts'
import { clearPrefetched } from './lib/browser/prefetch.ts'
import { ensureStorage } from './lib/storage/storage.ts'
import { nextTask, withTimeout } from './lib/browser/scheduling.ts'
import './styles/main.css'

/** How long a page may take before its frame is shown without it, in milliseconds. */
const maxBlankMs = 1000

/** How long after the page what is measured of it begins, in milliseconds. */
const insightDelayMs = 1000

ensureStorage()
const site = chooseSite(new URL(location.href), import.meta.env.VITE_MOCKS === '1', sessionStorage)
applyTheme(document, site)
writeOwnAddress(site)
setLanguage(site.language)
const messages = loadFrameTexts(site.language)

// the condition is a literal in a build, so that one without mocks holds no byte of them
if (import.meta.env.VITE_MOCKS === '1') await (await import('./demo/start-mocks.ts')).startMocks()

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')

// as with mocks: the pages of a demonstration that stand in for somebody else's
const isShown =
  import.meta.env.VITE_DEMO === '1' &&
  (await (await import('./demo/demo-pages.ts')).showDemoPage(location.pathname, root, site))
if (!isShown) await showPortal(root)
setFavicon(document, site)

async function showPortal(place: Element) {
  const queryClient = createQueryClient()
  await restoreSession(queryClient)
  await nextTask()
  const router = createAppRouter({ site, queryClient })
  await nextTask()
  // drawn once and whole, unless it takes so long that a visitor should see that something is coming
  const [texts, isLoaded] = await Promise.all([messages, withTimeout(maxBlankMs, router.load())])
  clearPrefetched()
  await nextTask()
  drawPage(
    place,
    <StrictMode>
      <Providers site={site} messages={texts} queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
    isLoaded,
  )
  // nobody waits for what is measured
  const stop = router.subscribe('onRendered', () => {
    stop()
    setTimeout(() => void startInsight(), insightDelayMs)
  })
  // as with mocks; the portal does not wait for it, and needs none in a frame
  if (import.meta.env.VITE_DEMO === '1' && window.parent === window) {
    const { showDirector } = await import('./demo/director/show-director.tsx')
    showDirector(site, { queryClient, router })
  }
}

async function startInsight() {
  const insight = await import('#src/domain/insight/start-insight.ts')
  insight.startInsight()
}
