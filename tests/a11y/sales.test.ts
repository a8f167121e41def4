import type { Page } from '@playwright/test'
import { areasPath, homesPath } from '#mocks/catalogue/paths.ts'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { barriers } from '#tests/support/barriers.ts'
import { documentOf } from '#tests/support/contracts.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'
import { siteOf } from '#tests/support/site-of.ts'

/** A project that is being sold, on each site that sells homes. */
const projects = {
  Jmse: '/bostader/nacka/ekbacken/brf-strandangen/',
  Seniorgarden: '/bostader/kungsbacka/asglantan/seniorhuset-blasippan/',
  Boratt: '/bostader/lund/solbrunnshog/blaklinten/',
  Jmno: '/boliger/bergen/lonnelien/lonnelia/',
  Jmoy: '/asunnot/tampere/koskenranta/tampereen-masuuni/',
} as const

type Key = keyof typeof projects

const retry = /^(Försök igen|Prøv igjen|Yritä uudelleen)/

/** The calls that homes and what belongs to them come with; the page itself is another. */
const operations = (['residence', 'explorer', 'buyresidence'] as const).flatMap((service) =>
  operationsOf(documentOf(service) as OpenApiDocument).map(({ operation }) => operation.operationId),
)

for (const key of Object.keys(projects) as Key[]) {
  const { site, host } = siteOf(key)
  const project = projects[key]
  const search = site.paths.residenceSearch ?? ''
  const area = project.replace(homesPath(key), areasPath(key)).replace(/[^/]+\/$/, '')

  test(`the homes of ${key} have no barrier, and fit a window of 320 px and one whose page is twice as large`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const home = await homeOf(page, on(host, project, baseURL))
    for (const path of [site.basePath, area, search, `${search}#map`, project, home]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(page, on(host, path, baseURL))
      expect(await barriers(page), path).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await barriers(page), `${path} at 390 px`).toEqual([])
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 640 })
        await expect.poll(() => widthOf(page), path).toBe(width)
      }
    }
  })

  test(`the homes of ${key} have no barrier while they are on their way, nor when they cannot be had`, async ({
    page,
    mock,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const home = await homeOf(page, on(host, project, baseURL))
    const places = [search, `${search}#map`, project, home]

    await breakAll(mock, { delayMs: 40_000 })
    for (const path of places) {
      await show(page, on(host, path, baseURL), 'on its way')
      expect(await barriers(page), `${path} while it loads`).toEqual([])
    }
    await mock.clearFaults()
    await breakAll(mock, { status: 503 })
    for (const path of places) {
      await show(page, on(host, path, baseURL))
      // a home has all but a picture from its page
      if (path !== home) await expect(page.getByRole('button', { name: retry }).first(), path).toBeVisible()
      expect(await barriers(page), `${path} when it fails`).toEqual([])
    }
  })
}

/** The address of the home that a project shows first. */
async function homeOf(page: Page, project: string): Promise<string> {
  await page.goto(project)
  const link = page.locator(`#picker a[href^="${new URL(project).pathname}"]`).first()
  return (await link.getAttribute('href')) ?? ''
}

/** Pages come as ever, homes do not. */
async function breakAll(mock: MockControl, fault: { delayMs?: number; status?: number }): Promise<void> {
  for (const operationId of operations) await mock.fault({ operationId, ...fault })
}

/** Opens an address anew, a hash too, and waits for the page; and, unless it is on its way, for all that it asks for. */
async function show(page: Page, url: string, state?: 'on its way'): Promise<void> {
  await page.goto('about:blank')
  const model = page.waitForResponse((response) => response.url().includes('/GetViewModel'))
  await page.goto(url)
  expect((await model).status(), url).toBe(200)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').or(page.locator('.leaflet-container')).first()).toBeVisible()
  if (!state) await page.waitForLoadState('networkidle')
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
