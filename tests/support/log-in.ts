import type { Page } from '@playwright/test'
import type { MockControl } from './mock-control.ts'

/** Logs a persona in on the site of the page and shows the page anew, without the way through the login. */
export async function logInAs(page: Page, mock: MockControl, personaId: string): Promise<void> {
  const { token } = await mock.call<{ token: string }>('POST', `/personas/${personaId}/session`)
  await page
    .context()
    .addCookies([{ name: 'token', value: token, url: new URL(page.url()).origin, sameSite: 'Lax' }])
  await page.reload()
}
