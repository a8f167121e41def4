import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sites } from '#src/sites/sites.ts'

/** The dialogs and popovers of the sandbox, by the button that opens each and how each is closed again. */
const overlays = ['Logga in', 'Dina val av kök', 'Avsluta ärendet?', 'Vi använder kakor', 'Pris', 'Fler filter']

test.describe('in a demonstration', () => {
  test.skip(({ baseURL }) => isPortalAsItShips(baseURL), 'the portal as it ships has no sandbox')

  for (const { key, theme } of sites) {
    test(`nothing in the theme of ${key} breaks a rule of accessibility`, async ({ page }) => {
      await openSandbox(page, theme)
      await page.getByRole('button', { name: 'Nästa' }).last().click()
      await page.getByRole('button', { name: 'Visa fel' }).click()
      expect(await violationsOf(page)).toEqual([])
    })

    test(`no dialog in the theme of ${key} does either, wide or narrow`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await openSandbox(page, theme)
        for (const name of overlays) {
          await page.getByRole('button', { name, exact: true }).last().click()
          await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
          expect(await violationsOf(page, '[role=dialog], [role=alertdialog]'), name).toEqual([])
          await close(page)
        }
      }
    })

    test(`everything in the theme of ${key} fits a screen of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openSandbox(page, theme)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }

  test('it stands alone, out of search engines, and says which theme it wears [R-054, T-085]', async ({ page }) => {
    await openSandbox(page, 'no')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
    await expect(page.locator('html')).toHaveAttribute('data-site', 'no')
    await page.getByRole('link', { name: 'Kvarter', exact: true }).click()
    await expect(page).toHaveURL(/\/sandbox\/\?theme=kvarter$/)
    await expect(page.locator('html')).toHaveAttribute('data-site', 'kvarter')
  })

  test('nothing moves for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSandbox(page, 'bjorkvall')
    await page.getByRole('button', { name: 'Visa notis', exact: true }).click()
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await movingElements(page)).toEqual([])
  })
})

test('the portal as it ships has no sandbox [R-054, T-084]', async ({ page, baseURL }) => {
  test.skip(!isPortalAsItShips(baseURL), 'this is a demonstration')
  await page.goto('/sandbox/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sandlåda' })).toHaveCount(0)
})
