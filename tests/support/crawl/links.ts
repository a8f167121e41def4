import { findSite } from '#src/sites/find-site.ts'
import { ask } from '#tests/support/clients/ask.ts'
import { type Asker, askPage } from './asked-page.ts'

const { MOCK_PORT = '4110' } = process.env

/** Where the links lead that a crawl came by. Each target is asked once, however many pages name it. */
export class Links {
  readonly #asker: Asker
  readonly #ports: ReadonlySet<string>
  /** Where each target was first seen. */
  readonly #seenAt = new Map<string, string>()

  /** Links to other ports lead out of the portal, where nobody answers a test. */
  constructor(asker: Asker, portalPort: string) {
    this.#asker = asker
    this.#ports = new Set([portalPort, MOCK_PORT])
  }

  get size(): number {
    return this.#seenAt.size
  }

  add(addresses: readonly string[], seenAt: string): void {
    for (const address of addresses) {
      const { protocol, host, port, pathname } = new URL(address)
      if (protocol !== 'http:' || !this.#ports.has(port)) continue
      // within a page
      if (pathname === seenAt.replace(/[?#].*/, '')) continue
      const target = `http://${host}${pathname}`
      if (!this.#seenAt.has(target)) this.#seenAt.set(target, seenAt)
    }
  }

  /** The targets behind which there is no page and no file, each with a page that leads there. */
  async dead(): Promise<string[]> {
    const answers = [...this.#seenAt].map(async ([target, seenAt]) => {
      const status = await this.#statusOf(new URL(target))
      return status === 200 ? [] : [`${target} (${status}), linked from ${seenAt}`]
    })
    return (await Promise.all(answers)).flat()
  }

  async #statusOf(url: URL): Promise<number> {
    // names below localhost are known to browsers, but not to each machine
    if (/\.\w+$/.test(url.pathname)) return (await ask(`http://localhost:${url.port}${url.pathname}`)).status
    const site = findSite(url)
    const { status } = await askPage(site, url.pathname, this.#asker)
    // pages of a person are there for whoever logs in
    const isPersonal = site.paths.myPages !== null && url.pathname.startsWith(site.paths.myPages)
    return status === 401 && isPersonal && !this.#asker.token ? 200 : status
  }
}
