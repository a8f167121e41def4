import type { Page } from '@playwright/test'

/** The heading of the page that is shown. While a page is on its way there is another one, which says so. */
export const pageHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).and(page.locator(':not([role=status] *)'))
