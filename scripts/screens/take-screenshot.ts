import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { drawAll } from './draw-all.ts'
import type { RunningPortal } from './portal.ts'
import type { Screen } from './screen-list.ts'
import type { View } from './views.ts'

/** Takes a picture of a screen in a view, the whole page long. Answers with what does not hold there. */
export async function takeScreenshot(
  browser: Browser,
  portal: RunningPortal,
  { screen, view, folder }: { screen: Screen; view: View; folder: string },
): Promise<string[]> {
  const context = await browser.newContext({ ...view.options, reducedMotion: 'reduce' })
  // what a page is asked to do has no end of its own: a picture that never comes would hold up all that follow
  const limit = setTimeout(() => void context.close(), longestMs)
  try {
    const origin = `http://${screen.site.hosts[0]}:${portal.port}`
    await enter(context, portal, screen)
    const page = await context.newPage()
    const problems = consoleProblems(page)
    await page.goto(origin + screen.path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await waitForNetworkIdle(page)
    await waitForFoot(page)
    await screen.act?.(page)
    // a page that is taller than any screen has no room for what sticks to the window: the whole of it is the window
    if (!screen.act) await showAll(page)
    await page.screenshot({ path: join(folder, `${screen.name}-${view.name}.png`), fullPage: !screen.act })
    const found = await Promise.all(view.checks.map((check) => check(page)))
    return [...found, ...problems].filter((problem) => problem !== undefined)
  } catch (error) {
    return [String(error).split('\n')[0] ?? '']
  } finally {
    clearTimeout(limit)
    await context.close()
  }
}

/** The slowest takes some ten seconds. */
const longestMs = 120_000

/** In a world of its own, logged in as who looks, with the question about cookies answered. */
async function enter(context: BrowserContext, { port, apiPort }: RunningPortal, screen: Screen) {
  const url = `http://${screen.site.hosts[0]}:${port}`
  const cookies = [{ name: 'world', value: `screens-${screen.name}`, url }]
  if (!screen.asksForCookies) cookies.push({ name: 'consent', value: 'answered', url })
  if (screen.persona) {
    const answer = await fetch(`http://127.0.0.1:${apiPort}/__mock/personas/${screen.persona}/session`, {
      method: 'POST',
      headers: { 'x-world': `screens-${screen.name}` },
    })
    const { token } = (await answer.json()) as { token: string }
    cookies.push({ name: 'token', value: token, url })
  }
  await context.addCookies(cookies)
}

/** Errors and warnings that the page writes for whoever looks into its console; a page that is not there is no error. */
function consoleProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // what the portal tells of a page that is not there, as it should (T-033)
    const isMissing = /status of 404|^Page 404 shown/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isMissing)
      problems.push(message.text().slice(0, 160))
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Scrolls through the page, so that what is drawn late is there, and waits for all of its pictures. */
async function showAll(page: Page): Promise<void> {
  await drawAll(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    const pictures = Array.from(document.images, (picture) => {
      picture.loading = 'eager'
      // one that cannot be shown is told by the page itself
      return picture.decode().catch(() => undefined)
    })
    await Promise.all(pictures)
  })
  await waitForNetworkIdle(page)
}

/** Waits until nothing is loading, for a quarter of a minute at most: a page that polls is never idle, and is shown as it is. */
export const waitForNetworkIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)

/** Waits for the foot of the page, and for all above it; a page without one is shown after five seconds as it is. */
const waitForFoot = (page: Page): Promise<unknown> =>
  page.waitForFunction(isWhole, undefined, { timeout: 5000 }).catch(() => undefined)

const isWhole = () =>
  !!document.querySelector('footer') && !document.querySelector('[class*="[content-visibility:hidden]"]')
