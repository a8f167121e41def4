import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** What a page may leave behind on its own origin; the HTTP cache is none of it, as what stands there is for everybody. */
const storageTypes =
  'cookies,file_systems,indexeddb,local_storage,shader_cache,websql,service_workers,cache_storage,storage_buckets'

/** Calls that a context cannot take back: one that had them is closed after its test. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'] as const

/**
 * A browser context that serves one test after the other, so that the caches of scripts stay warm: a fresh one costs
 * each page three times the processor's time (docs/testing.md). Between tests all that a page or a test can leave
 * behind is taken away: pages, cookies, storage, workers, permissions, routes, place and the state of the network.
 */
export class WarmContext {
  readonly #browser: Browser
  #kept: { context: BrowserContext; options: string } | undefined
  #isSpent = false
  readonly #origins = new Set<string>()
  /** Notes the origins that a page is at. */
  readonly #note = (page: Page): void => {
    page.on('framenavigated', (frame) => {
      const url = frame.url()
      if (url.startsWith('http')) this.#origins.add(new URL(url).origin)
    })
  }

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A clean context with one blank page. Other options than those of the test before ask for a new one. */
  async take(options: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> {
    const asked = JSON.stringify(options)
    if (this.#isSpent || this.#kept?.options !== asked) await this.close()
    const context = this.#kept?.context ?? (await this.#open(options, asked))
    const page = await context.newPage()
    await this.#clean(context, page)
    return { context, page }
  }

  /** Takes away what can be taken away while no page is there to bring it back. */
  async giveBack(): Promise<void> {
    if (!this.#kept || this.#isSpent) return this.close()
    const { context } = this.#kept
    await Promise.all(context.pages().map((page) => page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    context.off('page', this.#note)
    await context.setOffline(false)
    await context.setGeolocation(null)
    await context.clearPermissions()
    await context.clearCookies()
  }

  async close(): Promise<void> {
    await this.#kept?.context.close()
    this.#kept = undefined
    this.#isSpent = false
    this.#origins.clear()
  }

  async #open(options: BrowserContextOptions, asked: string): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options)
    const spend = () => {
      this.#isSpent = true
    }
    for (const name of lasting) {
      const call = context[name].bind(context) as (...given: unknown[]) => unknown
      const spending = (...given: unknown[]) => {
        spend()
        return call(...given)
      }
      Object.assign(context, { [name]: spending })
    }
    // a clock stays in every page to come
    const install = context.clock.install.bind(context.clock)
    context.clock.install = (options) => {
      spend()
      return install(options)
    }
    this.#kept = { context, options: asked }
    return context
  }

  /** Clears the storage of every origin that a page of the test before was at, then notes those of this one. */
  async #clean(context: BrowserContext, page: Page): Promise<void> {
    if (this.#origins.size > 0) {
      const session = await context.newCDPSession(page)
      const origins = [...this.#origins]
      await Promise.all(
        origins.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes })),
      )
      await session.detach()
      this.#origins.clear()
    }
    this.#note(page)
    context.on('page', this.#note)
  }
}
