import type { Page, TestInfo } from '@playwright/test'

/** What a failed test brings along about its page; the reporter looks for it. */
export const pageAttachment = 'page'

/** The latest so many entries are kept: what went wrong is near the end. */
const longest = 30

/**
 * Notes what a page was troubled by while a test ran: what its console warned of, answers that were refusals, and calls
 * that had none. A test that fails shows it, as nobody saw its page.
 */
export class PageDiary {
  readonly #page: Page
  readonly #entries: string[] = []
  /** Calls on their way, and when they left. */
  readonly #waiting = new Map<object, { call: string; left: number }>()

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`console ${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', ({ message }) => this.#note(`thrown: ${message}`))
    page.on('request', (request) => {
      this.#waiting.set(request, { call: callOf(request), left: Date.now() })
    })
    page.on('requestfinished', (request) => this.#waiting.delete(request))
    page.on('requestfailed', (request) => {
      this.#waiting.delete(request)
      this.#note(`${request.failure()?.errorText ?? 'failed'}: ${callOf(request)}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${callOf(response.request())}`)
    })
  }

  /** Attaches to a test what stands on the page, in YAML, below what was noted. */
  async attachTo(test: TestInfo): Promise<void> {
    const waiting = [...this.#waiting.values()].map(
      ({ call, left }) => `no answer for ${Math.round((Date.now() - left) / 1000)} s: ${call}`,
    )
    const notes = [...this.#entries, ...waiting].slice(-longest).map((entry) => `# ${entry}`)
    const snapshot = await this.#page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: Error) => `# nothing to be read: ${error.message}`)
    const seen = snapshot.split('\n').filter((line) => !/^\s*- \/url/.test(line))
    await test.attach(pageAttachment, {
      body: [...notes, ...seen].join('\n'),
      contentType: 'application/yaml',
    })
  }

  #note(entry: string): void {
    this.#entries.push(entry.replaceAll('\n', ' '))
  }
}

const callOf = (request: { method: () => string; url: () => string }): string =>
  `${request.method()} ${request.url()}`
