import type { Page } from '@playwright/test'
import { contentBySite } from '#mocks/catalogue/pages/content-by-site.ts'
import { sites } from '#src/sites/sites.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { pageHeading } from '#tests/support/page-heading.ts'

/** Where the homes that change hands are, on the sites that have such a page. */
const successions: Partial<Record<SiteKey, string>> = {
  Jmse: '/overlatelser/',
  Seniorgarden: '/overlatelser/',
  Boratt: '/overlatelser/',
  Jmno: '/overdragelser/',
  Jmoy: '/siirrot/',
}

/** Parts of the page that stick out of the window, where something does. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px` : undefined
  })

for (const site of sites) {
  const { key, basePath, paths } = site
  const pages = [
    basePath,
    `${basePath}no-such-page/`,
    `${basePath}500/`,
    `${paths.textSearch}?s=en`,
    paths.premises,
    paths.corporateSearch,
    paths.consent,
    successions[key],
    // on the main site a table of four columns
    contentBySite[key].chrome.cookiePath,
  ]

  test(`no page of ${key} that has no homes of its own has a barrier, or is wider than 320 px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    for (const path of pages.filter((one) => one)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(on(site.hosts[0] ?? '', path ?? '', baseURL))
      await expect(pageHeading(page), path ?? '').toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await barriers(page), path ?? '').toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await barriers(page), `${path} at 390 px`).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => tooWide(page), `${path} at 320 px`).toBeUndefined()
    }
  })
}
