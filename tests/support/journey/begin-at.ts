import type { Page } from '@playwright/test'
import { giveToken } from './log-in.ts'
import type { MockControl } from '../clients/mock-control.ts'

type Beginning = {
  /** The whole address of the page to open. */
  address: string
  persona?: string | undefined
  scenario?: string | undefined
}

/** Brings the world of a test into a scenario, logs a persona in, and opens one page. */
export async function beginAt(page: Page, mock: MockControl, { address, persona, scenario }: Beginning) {
  const { origin } = new URL(address)
  if (mock.needsPage && (persona ?? scenario)) return followLink(page, address, { persona, scenario })
  if (scenario) await mock.apply(scenario)
  if (persona) await giveToken(page.context(), mock, { persona, origin })
  // an address that differs in nothing but its hash would leave the page as it is, and its person with it
  if (withoutHash(page.url()) === withoutHash(address)) await page.goto('about:blank')
  await page.goto(address)
}

/** A backend inside the browser is steered by pages alone: the page itself is told what to begin with, as by a start link. */
async function followLink(page: Page, address: string, asked: Record<string, string | undefined>) {
  const link = new URL(address)
  for (const [name, value] of Object.entries(asked)) if (value) link.searchParams.set(name, value)
  await page.goto(link.href)
  await page.waitForURL(({ searchParams }) => Object.keys(asked).every((name) => !searchParams.has(name)))
}

const withoutHash = (address: string): string => address.replace(/#.*/, '')
