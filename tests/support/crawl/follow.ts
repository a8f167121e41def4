import type { Page } from '@playwright/test'

/** Goes to an address of the open site as a link there does: within the document, by its router. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address)
