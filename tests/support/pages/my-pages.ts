import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

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
