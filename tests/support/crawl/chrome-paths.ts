import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { isOwnPath } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'

/** The paths of a site that its header, the menus that unfold there, and its footer lead to. */
export async function chromePaths(page: Page, site: Site): Promise<string[]> {
  const header = page.getByRole('banner')
  const hrefs = new Set<string>()
  const gather = async () => {
    for (const part of [header, page.getByRole('contentinfo')])
      for (const href of await part
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
        hrefs.add(href.replace(/[?#].*$/, ''))
  }
  await gather()
  const menus = header.getByRole('navigation').getByRole('button')
  for (const menu of await menus.all()) {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    // what unfolds is a second one
    await expect(header.getByRole('navigation')).toHaveCount(2)
    await gather()
    await page.keyboard.press('Escape')
  }
  return [...hrefs].filter((href) => isOwnPath(site, href))
}
