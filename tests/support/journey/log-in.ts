import type { BrowserContext, Page } from '@playwright/test'
import type { MockControl } from '../clients/mock-control.ts'

/** Gives the browser the token of a persona on the site at an origin, and returns it; its next page is that person's. */
export async function giveToken(
  context: BrowserContext,
  mock: MockControl,
  { persona, origin }: { persona: string; origin: string },
): Promise<string> {
  const { token } = await mock.call<{ token: string }>('POST', `/personas/${persona}/session`)
  await context.addCookies([{ name: 'token', value: token, url: origin, sameSite: 'Lax' }])
  return token
}

/** Logs another persona in on the site of the open page and shows it anew, without the way through the login. */
export async function logInAs(page: Page, mock: MockControl, persona: string): Promise<void> {
  await giveToken(page.context(), mock, { persona, origin: new URL(page.url()).origin })
  await page.reload()
}
