import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

test('the sandbox stands alone, asks search engines to stay out, changes theme by a link, and moves nothing for those who ask for less motion [R-054, T-085]', async ({
  page,
}) => {
  await openSandbox(page, 'no')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=robots][content=noindex]')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Kvarter', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/\?theme=kvarter$/)
  await expect(page.locator('html')).toHaveAttribute('data-site', 'kvarter')
  await page.getByRole('button', { name: 'Visa notis', exact: true }).click()
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await movingElements(page)).toEqual([])
})

/** Opens the sandbox with motion at rest, so that no state is caught half way. */
async function openSandbox(page: Page, theme: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // the question about cookies would come over whatever is looked at
  await page.context().addCookies([{ name: 'consent', value: 'answered', domain: 'localhost', path: '/' }])
  await page.goto(`/sandbox/?theme=${theme}`)
  // the first one waits for the whole design system to arrive
  await expect(page.getByRole('heading', { level: 1, name: 'Sandlåda' })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('html')).toHaveAttribute('data-site', theme)
}

/** Elements whose transition or animation takes time. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
        const takesTime = (durations: string) =>
          durations.split(',').some((one) => Number.parseFloat(one) > 0)
        return takesTime(transitionDuration) || (animationName !== 'none' && takesTime(animationDuration))
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  )
