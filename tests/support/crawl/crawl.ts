import type { Locator, Page } from '@playwright/test'
import type { PageViewModel } from '#gen/content/model.ts'
import type { Site, SiteKey } from '#src/sites/site.ts'
import { barriers } from '#tests/support/barriers/barriers.ts'
import { expect } from '#tests/support/journey/journey.ts'
import { complaintsOf, strangeWords } from '#tests/support/texts/newcomer.ts'
import { pageHeading } from '#tests/support/pages/page-heading.ts'
import { type Asker, askPage } from './asked-page.ts'
import { tooWideFor } from './fit.ts'
import { follow } from './follow.ts'
import { Links } from './links.ts'
import { Traffic } from './traffic.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const windows = [desktop, phone]

/** Where axe looks at every template, and in which window; on the other sites it looks at what these have not. */
export const windowsByKey: Partial<Record<SiteKey, typeof desktop>> = { Jmse: desktop, Jmno: phone }

type Options = {
  asker: Asker
  /** Where the portal is. */
  port: string
  /** The window that templates are looked at in as they are met; without one a wide and a narrow one by turns. */
  window?: (typeof windows)[number] | undefined
  /** Templates that axe looks at on another site. */
  lookedAt: ReadonlySet<string>
  /** What greets whoever is logged in, in place of the heading that an editor wrote. */
  greeting?: RegExp
}

type Look = {
  /** What only this page has. */
  own?: ((page: Page) => Locator) | undefined
  /** Shows its template in a state that is to be looked at, though the template was. */
  isState?: boolean
}

/**
 * Goes through the pages of a site in one document, as somebody who follows links: a page costs what it shows, and not the
 * portal coming up again. One visit of a path looks at all there is to see, and notes where its links lead.
 */
export class Crawl {
  readonly links: Links
  readonly paths = new Set<string>()
  readonly templates = new Set<PageViewModel['template']>()
  readonly #page: Page
  readonly #site: Site
  readonly #options: Options
  readonly #traffic: Traffic
  readonly #complaints: string[]

  constructor(page: Page, site: Site, options: Options) {
    this.#page = page
    this.#site = site
    this.#options = options
    this.links = new Links(options.asker, options.port)
    this.#traffic = new Traffic(page)
    this.#complaints = complaintsOf(page)
  }

  /** Visits an address, and says all that is wrong with its page. */
  async visit(address: string, { own, isState = false }: Look = {}): Promise<void> {
    const page = this.#page
    const { view } = await askPage(this.#site, address.replace(/#.*/, ''), this.#options.asker)
    const isLookedAt = isState || !this.templates.has(view.template)
    const size = this.#options.window ?? windows[this.templates.size % windows.length]
    this.templates.add(view.template)
    if (isLookedAt && size) await page.setViewportSize(size)

    await follow(page, address)
    await this.#isShown(address, view)
    if (own) await expect.soft(own(page).first(), address).toBeVisible()
    await this.#traffic.rests()
    const { links, text, ...seen } = await read(page)
    this.links.add(links, address)
    this.paths.add(seen.path)
    const found = {
      ...seen,
      strange: strangeWords(text, this.#site.language),
      barriers: isLookedAt ? await this.#barriers(view) : [],
      tooWide: [
        // a window of 1440 px in which everything is twice as large
        ...(isLookedAt ? await tooWideFor(page, 720) : []),
        ...(await tooWideFor(page, 320)),
      ],
      complaints: this.#complaints.splice(0).filter((one) => !isExpected(view, one)),
    }
    expect.soft(found, address).toEqual({
      path: address.replace(/[?#].*/, ''),
      language: this.#site.locale,
      headings: 1,
      strange: [],
      barriers: [],
      tooWide: [],
      complaints: [],
    })
  }

  /** Of each template once; of header and footer on the first pages, which are shown in both windows where there are two. */
  async #barriers({ template }: PageViewModel): Promise<string[]> {
    const whole = this.templates.size <= windows.length
    return whole || !this.#options.lookedAt.has(template)
      ? barriers(this.#page, { whole, onlyNewLooks: true })
      : []
  }

  /** Title, heading and the beginning of what the view model holds. */
  async #isShown(address: string, { template, seo, content }: PageViewModel): Promise<void> {
    const page = this.#page
    // looks at each frame; what is asked for below would be looked at ever less often
    await page
      .waitForFunction((title) => document.title === title, seo.title, { timeout: 5000 })
      .catch(() => {
        // a title that is another one fails below, with both of them
      })
    const isGreeting = template === 'myPages' || template === 'myPagesBoard'
    const heading = isGreeting ? (this.#options.greeting ?? '') : content.heading
    await expect.soft(page, address).toHaveTitle(seo.title)
    // the map is the page of the search under a heading of its own
    if (address.endsWith('#map')) await expect.soft(page.locator('.leaflet-container'), address).toBeVisible()
    else await expect.soft(pageHeading(page), address).toHaveText(heading)
    for (const part of beginnings(content))
      await expect.soft(page.getByRole('main').getByText(part).first(), address).toBeVisible()
  }
}

const read = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    text: document.body.innerText,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  }))

/** The headings of the first item and of the first block that has one. */
function beginnings(content: PageViewModel['content']): string[] {
  // the page of the login is its form
  if (content.kind === 'login') return []
  const items = 'items' in content ? content.items : []
  const blocks = 'blocks' in content ? content.blocks : []
  const found = [items[0], blocks.find((block) => 'heading' in block && block.heading)]
  return found.flatMap((one) => (one && 'heading' in one && one.heading ? [one.heading] : []))
}

/** A page that stands in for one that could not be shown is reported. */
const isExpected = ({ template }: PageViewModel, complaint: string): boolean =>
  ['error404', 'notFoundObject', 'error500'].includes(template) &&
  /: (Page (404|500) shown|Failed to load resource)/.test(complaint)
