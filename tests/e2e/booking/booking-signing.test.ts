import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import payment from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { press, readOn, title } from '#tests/support/pages/booking.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const signAndPay = filled(booking.sign.button, { amount: '25\u00a0000\u00a0kr' })
const { waiting } = texts.sv.login

test('whoever loads the page anew while the e-ID waits can still sign, and whoever gave up is not asked again [C-019, C-078, C-079]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({
    persona: 'linnea',
    scenario: 'booking-waits-for-signature',
    path: '/boka/?bookingId=book-linnea',
  })
  await mock.takeThePhone()
  await readOn(page, booking.next.sign)
  await press(page, signAndPay)
  const code = page.getByRole('img', { name: waiting.qr })
  await expect(code).toBeVisible()

  await page.reload()
  await expect(code).toBeVisible()
  await press(page, texts.sv.login.eid.cancel)
  await expect(page.getByRole('button', { name: signAndPay })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: signAndPay })).toBeVisible()
  // the code of one that waits would come after the button
  await page.waitForLoadState('networkidle')
  await expect(code).toHaveCount(0)

  await press(page, signAndPay)
  await expect(code).toBeVisible()
  const { orderRef } = await mock.waitingOrder()
  await page.reload()
  await expect(code).toBeVisible()
  expect((await mock.waitingOrder()).orderRef).toBe(orderRef)
  await mock.approveAs('linnea')
  await expect(title(page, payment.title)).toBeVisible({ timeout: 30_000 })
})
