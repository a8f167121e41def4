import { test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { beginAt } from './begin-at.ts'
import { pageControl, serverControl } from './control-calls.ts'
import type { MockControl } from '../clients/mock-control.ts'
import { PageDiary } from './page-diary.ts'
import { siteOf } from '../site-of.ts'
import type { Start } from './start.ts'
import { WarmContext } from './warm-context.ts'

const { MOCK_PORT = '4110' } = process.env

/** Worlds of the tests that this worker has ended. */
const ended: string[] = []

/** Brings the world into a state, then opens one page in it. */
export type Journey = (start?: Start) => Promise<Page>

type Fixtures = {
  world: string
  mock: MockControl
  journey: Journey
  /** Whether the question about cookies is still to be answered. */
  asksForCookies: boolean
  /** A clean browser with one blank page. */
  blank: { context: BrowserContext; page: Page }
}

/** A journey through the portal in a world of its own, with the means to steer that world. */
export const test = base.extend<Fixtures, { warm: WarmContext }>({
  warm: [
    async ({ browser }, use) => {
      const warm = new WarmContext(browser)
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  blank: async ({ warm, baseURL, viewport, userAgent, hasTouch, isMobile }, use) => {
    const blank = await warm.take({
      ...(baseURL && { baseURL }),
      ...(userAgent && { userAgent }),
      hasTouch,
      isMobile,
      // only a phone's window is part of what it is
      ...(isMobile && { viewport }),
    })
    const size = blank.page.viewportSize()
    if (viewport && !isMobile && (size?.width !== viewport.width || size.height !== viewport.height))
      await blank.page.setViewportSize(viewport)
    await use(blank)
    await warm.giveBack()
  },
  asksForCookies: [false, { option: true }],
  world: async ({ request }, use, { testId, project }) => {
    // nobody comes back to them, and the trainer's page lists every world there is
    for (const one of ended.splice(0))
      await request.delete(`http://localhost:${MOCK_PORT}/__mock/worlds/${one}`)
    const world = `${project.name}-${testId}`.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(0, 64)
    await use(world)
    // not at once: what a page says as it closes would open its world again
    if (!project.name.startsWith('static')) ended.push(world)
  },
  context: async ({ blank: { context }, world, baseURL, asksForCookies }, use) => {
    // one world a test, on each site: tests side by side do not meet
    const hosts = ['', 'no.', 'fi.', 'senior.', 'kvarter.', 'entreprenad.']
    const { port } = new URL(baseURL ?? '')
    // visitors of most journeys have answered the question about cookies before
    const cookies = { world, ...(asksForCookies ? {} : { consent: 'answered' }) }
    await context.addCookies(
      hosts.flatMap((host) =>
        Object.entries(cookies).map(([name, value]) => ({
          name,
          value,
          url: `http://${host}localhost:${port}`,
          sameSite: 'Lax' as const,
        })),
      ),
    )
    await use(context)
  },
  page: async ({ blank: { page }, context: _withCookies }, use, testInfo) => {
    const diary = new PageDiary(page)
    await use(page)
    // an answer that is still held, or on its way, is no fault of this test or of the next
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (testInfo.status !== testInfo.expectedStatus) await diary.attachTo(testInfo)
  },
  mock: async ({ page, world }, use, { project }) => {
    await use(project.name.startsWith('static') ? pageControl(page) : serverControl(page, world))
  },
  journey: async ({ page, mock, baseURL }, use) => {
    await use(async ({ site: key = 'Jmse', persona, scenario, path, width } = {}) => {
      const { host, site } = siteOf(key)
      const { origin } = new URL(on(host, '/', baseURL))
      if (width) await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 })
      await beginAt(page, mock, { address: origin + (path ?? site.basePath), scenario, persona })
      return page
    })
  },
})

export { expect } from '@playwright/test'

/** The address of a path on the site of this host, at the port the tests run on. */
export function on(host: string, path: string, baseURL: string | undefined): string {
  return `http://${host}:${new URL(baseURL ?? '').port}${path}`
}
