import type { Locator, Page } from '@playwright/test'

/** A field of the page by its label. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

/** A password by its label; it has no role. */
export const password = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true })

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
