import type { Page } from '@playwright/test'
import { giveToken } from './log-in.ts'
import type { MockControl } from './mock-control.ts'

type Beginning = {
  /** The whole address of the page to open. */
  address: string
  persona?: string | undefined
  scenario?: string | undefined
}

/** Brings the world of a test into a scenario, logs a persona in, and opens one page. */
export async function beginAt(page: Page, mock: MockControl, { address, persona, scenario }: Beginning) {
  const { origin } = new URL(address)
  // a backend inside the browser has to be started by a page of the site before it can be steered
  if (mock.needsPage && (persona ?? scenario)) await page.goto(`${origin}/phone/`)
  if (scenario) await mock.apply(scenario)
  if (persona) await giveToken(page.context(), mock, { persona, origin })
  // an address that differs in nothing but its hash would leave the page as it is, and its person with it
  if (withoutHash(page.url()) === withoutHash(address)) await page.goto('about:blank')
  await page.goto(address)
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')
