import { test as base } from '@playwright/test'
import { MockControl } from './mock-control.ts'
import { PageDiary } from './page-diary.ts'

const { MOCK_PORT = '4110' } = process.env

/** Worlds of the tests that this worker has ended. */
const ended: string[] = []

/** A journey through the portal in a world of its own, with the means to steer that world. */
export const test = base.extend<{ mock: MockControl; world: string; asksForCookies: boolean }>({
  asksForCookies: [false, { option: true }],
  world: async ({ request }, use, { testId, project }) => {
    // nobody comes back to them, and the trainer's page lists every world there is
    for (const one of ended.splice(0))
      await request.delete(`http://localhost:${MOCK_PORT}/__mock/worlds/${one}`)
    const world = `${project.name}-${testId}`.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(0, 64)
    await use(world)
    // not at once: what a page says as it closes would open its world again
    if (project.name === 'server') ended.push(world)
  },
  context: async ({ context, world, baseURL, asksForCookies }, use) => {
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
  page: async ({ page }, use, testInfo) => {
    const diary = new PageDiary(page)
    await use(page)
    // an answer that is still held, or on its way, is no fault of this test or of the next
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (testInfo.status !== testInfo.expectedStatus) await diary.attachTo(testInfo)
  },
  mock: async ({ page }, use, { project }) => {
    await use(new MockControl(page, project.name === 'static'))
  },
})

export { expect } from '@playwright/test'

/** The address of a path on the site of this host, at the port the tests run on. */
export function on(host: string, path: string, baseURL: string | undefined): string {
  return `http://${host}:${new URL(baseURL ?? '').port}${path}`
}
