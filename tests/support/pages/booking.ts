import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import { on } from '../journey/journey.ts'
import type { MockControl } from '../clients/mock-control.ts'

type Texts = typeof booking

/** The heading of the step or the screen one is at. */
export const title = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

export const bookingField = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter')

/** Where one books on the main Swedish site. */
export const bookAt = (query: string, baseURL: string | undefined): string =>
  on('localhost', `/boka/${query}`, baseURL)

/** From the home of the address to the step of personal details. */
export async function hold(page: Page, t: Texts = booking): Promise<void> {
  await press(page, t.start.button)
  await expect(title(page, t.personal.title)).toBeFocused()
}

/** The time passes that an agreement takes, as soon as one waits for it. */
export async function prepared(page: Page, mock: MockControl, t: Texts = booking): Promise<void> {
  await expect(page.getByText(t.preparing.text)).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 30 })
}

/** Reads the agreement as far as its tick, and goes on. */
export async function readOn(page: Page, next: string, t: Texts = booking): Promise<void> {
  await page.getByRole('checkbox', { name: t.documents.hasRead }).check()
  await press(page, next)
}

/** The steps that the header names. */
export const stepNames = (page: Page, label: string): Locator =>
  page.getByRole('list', { name: label }).getByRole('listitem')
