import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { SiteKey } from '#src/sites/site.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { on } from './journey.ts'
import { beginAt } from './begin-at.ts'
import type { MockControl } from './mock-control.ts'
import { siteOf } from './site-of.ts'

type Given = { page: Page; mock: MockControl; baseURL: string | undefined }
type Start = { site?: SiteKey; scenario?: string }

/** Opens a page of My Pages as a persona, in a starting point if one is named, and waits for the running portal. */
export async function openMyPage(given: Given, persona: string, path: string, start: Start = {}) {
  const { page, mock, baseURL } = given
  const { host } = siteOf(start.site ?? 'Jmse')
  await beginAt(page, mock, { address: on(host, path, baseURL), persona, scenario: start.scenario })
  // the first paint has a heading of its own, but not the menu
  await expect(menuOf(page).first()).toBeVisible()
  await expect(pageHeading(page)).toBeVisible()
}

/** The entries of the My Pages menu, in the language of any site. */
export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Mina sidor|Mine sider|Omat sivut)$/ }).getByRole('link')

/** A part of the page by its heading. */
export const part = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true })

/** Follows a link to a paper, which is a PDF in a page of its own; browsers without a viewer save it instead. */
export async function opensPaper(page: Page, link: Locator): Promise<void> {
  const [paper, answer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (one) => one.url().endsWith('.pdf')),
    link.press('Enter'),
  ])
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await paper.close()
}
