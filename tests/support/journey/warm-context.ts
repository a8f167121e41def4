import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { quiet } from './quiet-page.ts'

/** What a page may leave behind on its own origin; the HTTP cache is none of it, as what stands there is for everybody. */
const storageTypes =
  'cookies,file_systems,indexeddb,local_storage,shader_cache,websql,service_workers,cache_storage,storage_buckets'

/** Changes that nothing takes back: a context, or a page, that had one is closed after its test. */
const lasting = {
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'setExtraHTTPHeaders'],
  page: [
    'addInitScript',
    'addLocatorHandler',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
}

/**
 * A browser context that serves one test after the other, so that the caches of scripts stay warm: a fresh one costs
 * each page three times the processor's time. So does its page, where the test before looked at one site in one tab: a
 * new one begins a process anew, which is half of what a page costs (docs/testing.md). Between tests all that a page or
 * a test can leave behind is taken away: tabs, cookies, storage, workers, permissions, routes, listeners, history, place
 * and the state of the network.
 */
export class WarmContext {
  readonly #browser: Browser
  #context: BrowserContext | undefined
  #options = ''
  #page: Page | undefined
  /** A session that spends nothing. */
  #ownSession: BrowserContext['newCDPSession'] | undefined
  #isContextSpent = false
  #isPageSpent = false
  readonly #origins = new Set<string>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A clean context with one page that shows nothing. Other options than those of the test before ask for a new one. */
  async take(options: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> {
    const asked = JSON.stringify(options)
    if (this.#isContextSpent || this.#options !== asked) await this.close()
    const context = (this.#context ??= await this.#open(options))
    this.#options = asked
    const page = (this.#page ??= await this.#tab(context))
    await this.#clear(page)
    this.#note(page)
    context.on('page', this.#note)
    return { context, page }
  }

  /** Takes away what can be taken away while no page is there to bring it back. */
  async giveBack(): Promise<void> {
    const context = this.#context
    if (!context || this.#isContextSpent) return this.close()
    for (const page of context.pages())
      if (page !== this.#page || !(await this.#isQuiet(page))) await page.close()
    if (this.#page?.isClosed()) this.#page = undefined
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    context.off('page', this.#note)
    await context.setOffline(false)
    await context.setGeolocation(null)
    await context.clearPermissions()
    await context.clearCookies()
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.#page = undefined
    this.#isContextSpent = false
    this.#origins.clear()
  }

  /** Notes the origins that a page is at. */
  readonly #note = (page: Page): void => {
    page.on('framenavigated', (frame) => {
      const url = frame.url()
      if (url.startsWith('http')) this.#origins.add(new URL(url).origin)
    })
  }

  async #open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options)
    const spend = () => {
      this.#isContextSpent = true
    }
    this.#ownSession = context.newCDPSession.bind(context)
    beforeCalls(context, lasting.context, spend)
    // a clock stays in every page to come
    beforeCalls(context.clock, ['install'], spend)
    return context
  }

  async #tab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    this.#isPageSpent = false
    const spend = () => {
      this.#isPageSpent = true
    }
    beforeCalls(page, lasting.page, spend)
    beforeCalls(page, ['on'], (event) => {
      if (event === 'dialog' || event === 'filechooser') spend()
    })
    return page
  }

  /** Whether the page of the last test shows nothing any more, and nothing of that test is left in it. */
  async #isQuiet(page: Page): Promise<boolean> {
    const [origin] = this.#origins
    if (this.#isPageSpent || !origin || this.#origins.size > 1 || page.isClosed()) return false
    if (page.context().serviceWorkers().length > 0) return false
    await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return page
      .goto(origin + quiet, { timeout: 5000 })
      .then(() => page.evaluate(() => Object.assign(window, { name: '' }).sessionStorage.clear()))
      .then(() => true)
      .catch(() => false)
  }

  /** Clears the storage of every origin that a page of the test before was at, and forgets that it was there. */
  async #clear(page: Page): Promise<void> {
    if (this.#origins.size === 0 || !this.#ownSession) return
    const session = await this.#ownSession(page)
    const clearing = [...this.#origins].map((origin) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
    )
    await Promise.all([...clearing, session.send('Page.resetNavigationHistory')])
    await session.detach()
    this.#origins.clear()
  }
}

/** Has something done before methods of an object are called; it is given their first argument. */
function beforeCalls(of: object, names: readonly string[], act: (first: unknown) => void): void {
  for (const name of names) {
    const call = (Reflect.get(of, name) as (...given: unknown[]) => unknown).bind(of)
    Object.assign(of, {
      [name]: (...given: unknown[]) => {
        act(given[0])
        return call(...given)
      },
    })
  }
}
