import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { MockControl } from '#tests/support/clients/mock-control.ts'
import { translated } from '#tests/support/texts/translated.ts'
import texts from './messages.sv.json'

/** What is said of a failure that nobody can name. */
export const general = translated('sv')('booking.refusal.general', { code: '0' })

/** The heading of the step or the screen one is at. */
export const title = (name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

export const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

export const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** What the summary of errors says, line by line. */
export const told = () =>
  page
    .getByRole('alert')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

/** From the home of the address to the step of personal details. */
export async function hold(): Promise<void> {
  await button(texts.start.button).click()
  await expect.element(title(texts.personal.title)).toHaveFocus()
}

/** The time passes that an agreement takes, as soon as one waits for it. */
export async function prepared(mock: MockControl, { preparing } = texts): Promise<void> {
  await expect.element(page.getByText(preparing.text)).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 30 })
}
