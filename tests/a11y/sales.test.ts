import type { Page } from '@playwright/test'
import type { SiteKey } from '#src/sites/site.ts'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { barriers } from '#tests/support/barriers.ts'
import { documentOf } from '#tests/support/contracts.ts'
import { askPage } from '#tests/support/crawl/asked-page.ts'
import { follow } from '#tests/support/crawl/follow.ts'
import { Traffic } from '#tests/support/crawl/traffic.ts'
import { expect, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { projectsOnSale } from '#tests/support/projects-on-sale.ts'
import { siteOf } from '#tests/support/site-of.ts'

const retry = /^(Försök igen|Prøv igjen|Yritä uudelleen)/

/** The calls that homes and what belongs to them come with; the page itself is another. */
const operations = (['residence', 'explorer', 'buyresidence'] as const).flatMap((service) =>
  operationsOf(documentOf(service) as OpenApiDocument).map(({ operation }) => operation.operationId),
)

for (const [key, project] of Object.entries(projectsOnSale) as [SiteKey, string][]) {
  const { site } = siteOf(key)
  const search = site.paths.residenceSearch ?? ''

  test(`the homes of ${key} have no barrier while they are on their way, nor when they cannot be had`, async ({
    page,
    mock,
    world,
    journey,
  }) => {
    test.setTimeout(180_000)
    const traffic = new Traffic(page)
    const arrive = async (address: string) => {
      const { view } = await askPage(site, address.replace(/#.*/, ''), { world })
      await follow(page, address)
      await expect(page, address).toHaveTitle(view.seo.title)
      // the map is the page of the search under a heading of its own
      if (address.endsWith('#map')) await expect(page.locator('.leaflet-container')).toBeVisible()
      else await expect(pageHeading(page), address).toHaveText(view.content.heading)
    }
    await journey({ site: key, path: project })
    const home = await firstHome(page, project)
    const places = [search, `${search}#map`, project, home]

    await journey({ site: key })
    await breakAll(mock, { delayMs: 40_000 })
    for (const place of places) {
      await arrive(place)
      expect(await barriers(page), `${place} while it loads`).toEqual([])
    }
    await mock.clearFaults()
    await breakAll(mock, { status: 503 })
    // what is on its way would still come
    await page.reload()
    for (const place of places) {
      await arrive(place)
      await traffic.rests()
      // a home has all but a picture from its page
      if (place !== home) await expect(page.getByRole('button', { name: retry }).first(), place).toBeVisible()
      expect(await barriers(page), `${place} when it fails`).toEqual([])
    }
  })
}

/** The address of the home that a project shows first. */
async function firstHome(page: Page, project: string): Promise<string> {
  const link = page.locator(`#picker a[href^="${project}"]`).first()
  return (await link.getAttribute('href')) ?? ''
}

/** Pages come as ever, homes do not. */
async function breakAll(mock: MockControl, fault: { delayMs?: number; status?: number }): Promise<void> {
  for (const operationId of operations) await mock.fault({ operationId, ...fault })
}
