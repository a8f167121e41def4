import type { Page } from '@playwright/test'

/** A file of each build that is no page: nothing runs there, and a browser stays in the process of the portal for it. */
export const quiet = '/_headers'

/** Whether no page of the portal is open: in a new tab, and in one that the test before has left. */
export const showsNothing = (page: Page): boolean =>
  page.url() === 'about:blank' || new URL(page.url()).pathname === quiet
