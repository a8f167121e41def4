import type { Locator, Page } from '@playwright/test'

/** The heading of the page that is shown. While a page is on its way there is another one, which says so. */
export const pageHeading = (within: Page | Locator) =>
  within.getByRole('heading', { level: 1 }).and(within.locator(':not([role=status] *)'))
