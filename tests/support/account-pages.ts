import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { beginAt } from './begin-at.ts'
import type { MockControl } from './mock-control.ts'
import { texts } from './texts.ts'

/** A field of the page by its label. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

/** A password by its label; it has no role. */
export const password = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true })

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** The running portal, which draws more than the first paint: the button to log in, in the language of the site. */
export async function open(page: Page, address: string, login = texts.sv.header.login): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: login })).toBeVisible()
}

/** The settings of a persona at an address, once they are there by the heading of their last part. */
export async function openSettings(
  page: Page,
  mock: MockControl,
  persona: string,
  { address, heading }: { address: string; heading: string },
): Promise<void> {
  await beginAt(page, mock, { address, persona })
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}
