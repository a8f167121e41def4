import type { Page } from '@playwright/test'

/** What sticks out of a window so many px wide, the outermost parts first; nothing when the page fits. */
export async function tooWideFor(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  // parts that measure themselves follow a moment later
  const settled = page.waitForFunction(fits, undefined, { timeout: 3000 }).then(() => true)
  if (await settled.catch(() => false)) return []
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth,
    )
    return [
      `${document.documentElement.scrollWidth} px`,
      ...wide.map((part) => part.outerHTML.slice(0, 120)),
    ].slice(0, 4)
  })
}
