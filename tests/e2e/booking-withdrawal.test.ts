import texts from '#src/features/my-pages/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { part } from '#tests/support/my-pages.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { filled } from '#tests/support/texts.ts'

// each state is looked through for barriers
test.slow()

const t = texts.booking
const home = 'Brf Strandängen, C-1103'

test('a booking is withdrawn from on its card, after one more question, with a receipt and the money back', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ persona: 'jonas', scenario: 'booking-done', path: '/mina-sidor/' })
  const card = part(page, t.title)
  await expect(card).toContainText(home)
  expect(await barriers(page)).toEqual([])
  await card.getByRole('button', { name: t.withdraw }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: t.sureTitle })
  await expect(dialog).toContainText(home)
  expect(await barriers(page, { within: '[role=alertdialog]', modal: true })).toEqual([])

  // whoever thinks better of it loses nothing
  await dialog.getByRole('button', { name: t.keep }).last().press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/buyresidence/withdrawbooking')) sent.push(request.postData() ?? '')
  })
  await card.getByRole('button', { name: t.withdraw }).press('Enter')
  await dialog.getByRole('button', { name: t.confirm }).dblclick()
  await expect(page.getByText(filled(t.done, { home }))).toBeVisible()
  await expect(page.getByText(filled(t.refund, { amount: '25\u00a0000\u00a0kr' }))).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(sent).toEqual([JSON.stringify({ bookingId: 'book-1001' })])
  expect(await barriers(page)).toEqual([])
  const letters = await mock.call<{ subject: string }[]>('GET', '/mailbox')
  expect(letters[0]?.subject).toMatch(/^Kvitto: du har frånträtt/)
  await page.reload()
  await expect(pageHeading(page)).toBeVisible()
  await expect(card).toHaveCount(0)
})
