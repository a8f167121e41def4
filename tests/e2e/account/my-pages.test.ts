import type { Page } from '@playwright/test'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { part, opensPaper } from '#tests/support/pages/my-pages.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { myPages: sv } = texts.sv

/** What keeps search engines away from a page. */
const robots = (page: Page) => page.locator('meta[name="robots"]')
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem')

test(
  'a document that waits leads to its own page, where it can be read; a signed one to the page that says so [R-015, F-094, CI-011, T-039, T-040]',
  { tag: '@static' },
  async ({ page, journey, baseURL }) => {
    await journey({ persona: 'amira', path: '/mina-sidor/mina-avtal/' })
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(rows(page, sv.documents.waiting)).toHaveText(/Tilläggsavtal för inredning.*signatur/)
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Förhandsavtal' })).toHaveText(
      /Signerat \d+\s\p{L}+\s\d{4}/u,
    )
    await expect(rows(page, sv.documents.rest).filter({ hasText: 'Planritning' })).toHaveText(/PDF, /)

    const name = 'Tilläggsavtal för inredning'
    await page.getByRole('link', { name: filled(sv.documents.actOn.sign, { name }) }).press('Enter')
    await expect(page).toHaveURL(/\/mina-avtal\/signera\/[^/]+\/$/)
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(part(page, name).getByText(sv.documents.waits.sign)).toBeVisible()
    await opensPaper(page, part(page, name).getByRole('link', { name: sv.documents.read }))

    await page.goto(on('localhost', '/mina-sidor/mina-avtal/klart/', baseURL))
    await expect(part(page, 'Förhandsavtal').getByText(/^Signerat \d+\s\p{L}+\s\d{4}/u)).toBeVisible()
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(rows(page, sv.documents.waitingToo)).toHaveText(/Tilläggsavtal för inredning/)
  },
)

test('the invoice of a first VIP fee is opened once it is sent [R-017, T-048, CI-013]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'saga', scenario: 'vip-invoice-sent', path: '/mina-sidor/betalningar/' })
  await expect(rows(page, sv.payment.left)).toHaveText(new RegExp(sv.payment.status.NotPaidSent))
  await opensPaper(page, part(page, sv.payment.vip).getByRole('link', { name: sv.payment.invoice }))
})
