import type { PageViewModel } from '#gen/content/model.ts'
import appEn from '#src/app/messages.en.json' with { type: 'json' }
import appFi from '#src/app/messages.fi.json' with { type: 'json' }
import appNb from '#src/app/messages.nb.json' with { type: 'json' }
import appSv from '#src/app/messages.sv.json' with { type: 'json' }
import headerEn from '#src/features/header/messages.en.json' with { type: 'json' }
import headerFi from '#src/features/header/messages.fi.json' with { type: 'json' }
import headerNb from '#src/features/header/messages.nb.json' with { type: 'json' }
import headerSv from '#src/features/header/messages.sv.json' with { type: 'json' }
import { sites } from '#src/sites/sites.ts'
import { expect, on, test } from '#tests/support/journey.ts'

const headers = { sv: headerSv, en: headerEn, nb: headerNb, fi: headerFi }
const apps = { sv: appSv, en: appEn, nb: appNb, fi: appFi }

for (const site of sites) {
  const { key, capabilities: can, paths } = site
  const header = headers[site.language]

  test(`${key} is itself: name, language, dress, what it offers and where [F-001, F-002, F-005]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const answer = page.waitForResponse((one) => one.url().includes(`${site.basePath}GetViewModel`))
    const homes = page.waitForRequest(/\/residence\/search_object$/)
    // only who sells homes counts them
    homes.catch(() => undefined)
    await page.goto(on(site.hosts[0] ?? '', site.basePath, baseURL))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await (await answer).request().headerValue('x-site')).toBe(key)
    const { content } = (await (await answer).json()) as PageViewModel
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.heading ?? '')

    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', site.locale)
    await expect(html).toHaveAttribute('data-site', site.theme)
    await expect(page).toHaveTitle(new RegExp(site.name))
    await expect(page.getByText(apps[site.language].skip)).toBeAttached()

    const bar = page.getByRole('banner')
    const home = header.home.replace('{name}', site.name)
    await expect(bar.getByRole('link', { name: home })).toHaveAttribute('href', site.basePath)
    const login = bar.getByRole('button', { name: header.login, exact: true })
    await expect(login).toHaveCount(can.login ? 1 : 0)
    const favourites = bar.getByRole('button', { name: header.favourites })
    await expect(favourites).toHaveCount(can.login && can.residences ? 1 : 0)
    const simpleSearch = page.getByRole('main').getByRole('search')
    await expect(simpleSearch).toHaveCount(can.search && can.simpleSearch ? 1 : 0)
    if (can.search && can.simpleSearch) {
      expect((await homes).postDataJSON()).toMatchObject({ siteId: site.siteId })
      await simpleSearch.getByRole('button').click()
      await expect(page).toHaveURL(on(site.hosts[0] ?? '', paths.residenceSearch ?? '', baseURL))
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    }
  })
}
