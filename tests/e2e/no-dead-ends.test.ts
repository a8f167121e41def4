import type { Page } from '@playwright/test'
import type { PageViewModel } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { isOwnPath } from '#src/sites/find-site.ts'
import { sites } from '#src/sites/sites.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { complaintsOf, strangeWords } from '#tests/support/newcomer.ts'
import { pageHeading } from '#tests/support/page-heading.ts'

const { MOCK_PORT = '4110' } = process.env

/** Every address that the menus, the footer and the start page of a site lead to. */
async function linksOf(page: Page, site: Site): Promise<string[]> {
  const hrefs = new Set<string>()
  const gather = async () => {
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      if (href) hrefs.add(href)
  }
  await gather()
  const menu = page.getByRole('banner').getByRole('navigation').getByRole('button')
  for (let at = 0; at < (await menu.count()); at += 1) {
    await menu.nth(at).click()
    await expect(menu.nth(at)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(2)
    await gather()
    await page.keyboard.press('Escape')
  }
  const own = [...hrefs].filter(
    (href) => href.startsWith('/') && isOwnPath(site, href.replace(/[?#].*$/, '')),
  )
  return [...new Set(own.map((href) => href.replace(/[?#].*$/, '')))]
}

/** What the content service says of a page: its status and template. */
async function answerOf(page: Page, site: Site, path: string, port: string) {
  return page.evaluate(
    async ({ url, key }) => {
      const response = await fetch(url, { headers: { 'X-Site': key }, credentials: 'include' })
      const { template } = (await response.json()) as Partial<PageViewModel>
      return { status: response.status, template }
    },
    { url: `http://${new URL(page.url()).hostname}:${port}${path}GetViewModel`, key: site.key },
  )
}

for (const site of sites) {
  test(`a newcomer to ${site.key} finds no dead end, no name of a text and no foreign language`, async ({
    page,
    baseURL,
  }, { project }) => {
    test.setTimeout(420_000)
    const host = site.hosts[0] ?? 'localhost'
    const complaints = complaintsOf(page)
    await page.goto(on(host, site.basePath, baseURL))
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const port = project.name === 'static' ? new URL(page.url()).port : MOCK_PORT

    const links = await linksOf(page, site)
    expect(links.length).toBeGreaterThan(5)
    const kinds = new Map<string, string>()
    for (const path of links) {
      const { status, template } = await answerOf(page, site, path, port)
      // pages of a person ask who one is
      expect(status === 401 ? 200 : status, path).toBe(200)
      if (template && !kinds.has(template)) kinds.set(template, path)
    }
    for (const [template, path] of kinds) {
      await page.goto(on(host, path, baseURL))
      await expect(pageHeading(page), `${path} (${template})`).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(strangeWords(await page.locator('body').innerText(), site.language), path).toEqual([])
    }
    expect(complaints).toEqual([])
  })
}
