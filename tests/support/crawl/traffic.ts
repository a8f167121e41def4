import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/** What a page asks for. */
export class Traffic {
  readonly #page: Page
  readonly #waiting = new Set<Request>()
  #asked = 0

  constructor(page: Page) {
    this.#page = page
    const end = (request: Request) => void this.#waiting.delete(request)
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('request', (request) => {
      // pictures are drawn by the mock as they are asked for, and no page waits for one
      if (request.resourceType() === 'image') return
      this.#asked += 1
      this.#waiting.add(request)
    })
  }

  /** Waits until all that was asked for is there, and the page has drawn it without asking for more. */
  async rests(): Promise<void> {
    let asked: number
    do {
      asked = this.#asked
      await expect.poll(() => this.#waiting.size, { intervals: [10, 10, 20, 50] }).toBe(0)
      await this.#page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => void scheduler.postTask(() => done(0), { priority: 'background' })),
          ),
      )
    } while (this.#asked !== asked)
  }
}
