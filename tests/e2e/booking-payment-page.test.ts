import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import textsFi from '#src/features/payment/messages.fi.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import {
  bookedHeading,
  bookedHeadingFi,
  chooseCard,
  due,
  payButton,
  paymentsOf,
  settle,
  startsOf,
  dueInFinland,
} from '#tests/support/booking-payment.ts'
import { expect, test } from '#tests/support/journey.ts'

// each state is looked through for barriers, and a provider takes some seconds
test.slow()

const home = 'Nyckelknippan, A-1201'

test('the fee is paid by card at the page of the card company, and back here the booking is done [F-139, F-140, F-142, N-076, S-077]', async ({
  page,
  journey,
}) => {
  await journey({ ...due, scenario: 'payment-due' })
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
  const starts = startsOf(page)
  await chooseCard(page)
  expect(await barriers(page)).toEqual([])
  await payButton(page, texts.page.sveaSubmit).dblclick()
  await page.waitForURL(/card-provider/)
  expect(starts).toEqual([
    {
      path: '/api/buyresidence/startsveapayment',
      body: {
        ObjectId: 'home-nyckelknippan-a-1201',
        ContractId: 'con-alva',
        UserIds: ['user-alva'],
        PaymentNumber: 'pay-alva',
      },
    },
  ])
  await page.getByRole('button', { name: 'Betala', exact: true }).press('Enter')
  await expect(bookedHeading(page, home)).toBeVisible()
  await expect(page).not.toHaveURL(/poolingId/)
  await expect(page).toHaveURL(/#purchase-success$/)
})

test('a card that is refused or a payment that is left at its page is told back here, and can be tried again [F-139, F-140, S-077]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ ...due, scenario: 'payment-due' })
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
  await chooseCard(page)
  await payButton(page, texts.page.sveaSubmit).press('Enter')
  await page.getByRole('button', { name: 'Avbryt köpet' }).press('Enter')
  await expect(page.getByText(texts.trouble.cancelled)).toBeVisible()
  // the way that was chosen is still the chosen one
  await expect(page.getByRole('radio', { name: texts.method.svea })).toBeChecked()

  await payButton(page, texts.page.sveaSubmit).press('Enter')
  await page.waitForURL(/card-provider/)
  await settle(mock, { outcome: 'declined' })
  await page.goBack()
  await expect(page.getByText(texts.trouble.refusedByBank)).toBeVisible()
  expect(await paymentsOf(mock)).toHaveLength(2)
})

test('somebody who comes back from the card page without deciding goes there again, and pays once [F-139]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ ...due, scenario: 'payment-due' })
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
  await chooseCard(page)
  await payButton(page, texts.page.sveaSubmit).press('Enter')
  await page.waitForURL(/card-provider/)
  await page.goBack()
  const on = page.getByRole('link', { name: texts.page.sveaOn })
  await expect(on).toBeVisible()
  await expect(page.getByRole('radio', { name: texts.method.swish })).toBeDisabled()
  expect(await barriers(page)).toEqual([])
  await on.press('Enter')
  await page.getByRole('button', { name: 'Betala', exact: true }).press('Enter')
  await expect(bookedHeading(page, home)).toBeVisible()
  expect(await paymentsOf(mock)).toHaveLength(1)
})

test('Finland pays from the bank, in no other way, and hears that it is paid [F-139, N-076, G-063]', async ({
  page,
  journey,
}) => {
  await journey({ ...dueInFinland, scenario: 'bank-paid' })
  await expect(page.getByText(textsFi.method.nordea)).toBeVisible()
  await expect(page.getByText(textsFi.method.swish, { exact: true })).toHaveCount(0)
  const starts = startsOf(page)
  await payButton(page, textsFi.page.nordeaSubmit).press('Enter')
  await page.waitForURL(/bank-provider/)
  expect(starts.map(({ path }) => path)).toEqual(['/api/buyresidence/startnordeapayment'])
  await page.goBack()
  await expect(bookedHeadingFi(page, 'Kalliorannan Majakka, A 12')).toBeVisible({ timeout: 30_000 })
})
