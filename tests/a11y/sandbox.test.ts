import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites } from '#src/sites/sites.ts'

/** The portal as it ships has no sandbox; the static build is a demonstration, and has one. */
const demonstration = 'static'

/** The buttons that open a dialog or a popover. */
const openers = [
  'Logga in',
  'Dina val av kök',
  'Avsluta ärendet?',
  'Vi använder kakor',
  'Pris',
  'Fler filter',
]
const anyDialog = '[role=dialog], [role=alertdialog]'

test.describe('the sandbox', () => {
  test.beforeEach(({ browserName: _browser }, { project }) => {
    test.skip(project.name !== demonstration, 'only a demonstration has the sandbox')
  })

  for (const { key, theme } of sites) {
    test(`breaks no rule of accessibility in the theme of ${key}, errors and toasts included`, async ({
      page,
    }) => {
      await openSandbox(page, theme)
      await page.getByRole('button', { name: 'Nästa' }).last().click()
      await expect(page.getByText('Rätta två saker')).toBeVisible()
      await page.getByRole('button', { name: 'Visa fel' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Det gick inte att spara' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    test(`breaks none in a dialog or a popover in the theme of ${key} either`, async ({ page }) => {
      await openSandbox(page, theme)
      for (const name of openers) {
        await page.getByRole('button', { name, exact: true }).last().click()
        await expect(page.locator(anyDialog)).toBeVisible()
        expect(await violationsOn(page, anyDialog), name).toEqual([])
        await close(page)
      }
    })

    test(`fits a screen of 320 px in the theme of ${key}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openSandbox(page, theme)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }

  test('stands alone, asks search engines to stay out, and changes theme by a link [R-054, T-085]', async ({
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

  test('holds still for those who ask for less motion', async ({ page }) => {
    await openSandbox(page, 'bjorkvall')
    await page.getByRole('button', { name: 'Visa notis', exact: true }).click()
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page.locator(anyDialog)).not.toHaveCount(0)
    expect(await movingElements(page)).toEqual([])
  })
})

test('the portal as it ships has no page at the address of the sandbox [R-054, T-084]', async ({ page }, {
  project,
}) => {
  test.skip(project.name === demonstration, 'a demonstration has the sandbox')
  await page.goto('/sandbox/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sandlåda' })).toHaveCount(0)
})

/** Opens the sandbox with motion at rest, so that no state is caught half way. */
async function openSandbox(page: Page, theme: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/sandbox/?theme=${theme}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sandlåda' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-site', theme)
}

/** What axe finds, as a line for each element: rule and selector. */
async function violationsOn(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  )
}

/** Escape closes whatever lets it; the rest is answered. */
async function close(page: Page) {
  await page.keyboard.press('Escape')
  const answer = page.getByRole('button', { name: 'Bara nödvändiga' })
  if (await answer.isVisible()) await answer.click()
  await expect(page.locator(anyDialog)).toHaveCount(0)
}

/** Elements with a transition or an animation that takes time. */
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
