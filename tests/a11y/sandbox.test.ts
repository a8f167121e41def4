import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites } from '#src/sites/sites.ts'
import { barriers } from '#tests/support/barriers.ts'
import { tooWideFor } from '#tests/support/crawl/fit.ts'

const anyDialog = '[role=dialog], [role=alertdialog]'

// axe looks at some 2000 elements at a time, which takes a while where two cores do everything
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

for (const { key, theme } of sites) {
  test(`the sandbox in the theme of ${key} fits a screen of 320 px and breaks no rule of accessibility, with errors and a toast, and a form in a dialog`, async ({
    page,
  }) => {
    await openSandbox(page, theme)
    expect(await violationsBehind(page, ['Logga in'])).toEqual([])
    await page.getByRole('button', { name: 'Nästa' }).last().click()
    await expect(page.getByText('Rätta två saker')).toBeVisible()
    await page.getByRole('button', { name: 'Visa fel' }).click()
    await expect(page.getByText('Det gick inte att spara')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    expect(await tooWideFor(page, 320)).toEqual([])
  })
}

test('the other dialogs and the popovers break no rule of accessibility either', async ({ page }) => {
  await openSandbox(page, 'bjorkvall')
  const openers = ['Dina val av kök', 'Avsluta ärendet?', 'Vi använder kakor', 'Pris', 'Fler filter']
  expect(await violationsBehind(page, openers)).toEqual([])
})

test('the sandbox stands alone, asks search engines to stay out, and changes theme by a link [R-054, T-085]', async ({
  page,
}) => {
  await openSandbox(page, 'no')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=robots][content=noindex]')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Kvarter', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/\?theme=kvarter$/)
  await expect(page.locator('html')).toHaveAttribute('data-site', 'kvarter')
})

test('nothing in the sandbox moves for those who ask for less motion', async ({ page }) => {
  await openSandbox(page, 'bjorkvall')
  await page.getByRole('button', { name: 'Visa notis', exact: true }).click()
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.locator(anyDialog).first()).toBeVisible()
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

/** What axe finds in what each of these buttons opens. */
async function violationsBehind(page: Page, openers: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of openers) {
    await page.getByRole('button', { name, exact: true }).last().click()
    await expect(page.locator(anyDialog)).toBeVisible()
    found.push(...(await barriers(page, { within: anyDialog })))
    await closeDialog(page)
  }
  return found
}

/** Escape closes whatever lets it; a question that must be answered is answered. */
async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  const answer = page.getByRole('button', { name: 'Bara nödvändiga' })
  if (await answer.isVisible()) await answer.click()
  await expect(page.locator(anyDialog)).toHaveCount(0)
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
