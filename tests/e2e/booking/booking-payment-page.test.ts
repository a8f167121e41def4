import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers/barriers.ts'
import {
  bookedHeading,
  chooseCard,
  due,
  payButton,
  paymentsOf,
  startsOf,
} from '#tests/support/pages/booking-payment.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

// to the page of the card company and back, three times
test.slow()

test('the fee is paid by card at the page of the card company: whoever leaves that is told here, whoever comes back undecided goes there again, and is booked once [F-139, F-140, F-142, N-076, S-077]', async ({
  page,
  journey,
  mock,
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
  await page.getByRole('button', { name: 'Avbryt köpet' }).press('Enter')
  await expect(page.getByText(texts.trouble.cancelled)).toBeVisible()
  // the way that was chosen is still the chosen one
  await expect(page.getByRole('radio', { name: texts.method.svea })).toBeChecked()

  await payButton(page, texts.page.sveaSubmit).press('Enter')
  await page.waitForURL(/card-provider/)
  await page.goBack()
  const on = page.getByRole('link', { name: texts.page.sveaOn })
  await expect(on).toBeVisible()
  await expect(page.getByRole('radio', { name: texts.method.swish })).toBeDisabled()
  expect(await barriers(page)).toEqual([])
  await on.press('Enter')
  await page.getByRole('button', { name: 'Betala', exact: true }).press('Enter')
  await expect(bookedHeading(page, 'Nyckelknippan, A-1201')).toBeVisible()
  await expect(page).not.toHaveURL(/poolingId/)
  await expect(page).toHaveURL(/\/boka\/tack\/\?bookingId=book-alva#purchase-success$/)
  expect(await paymentsOf(mock)).toHaveLength(2)
})
