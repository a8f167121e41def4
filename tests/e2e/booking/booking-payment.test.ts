import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers/barriers.ts'
import {
  bookedHeading,
  due,
  paymentsOf,
  settle,
  startsOf,
  swish,
} from '#tests/support/pages/booking-payment.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

// each state is looked through for barriers, and a provider takes some seconds
test.slow()

const home = 'Nyckelknippan, A-1201'

test(
  'the fee is paid by Swish: the payment waits with a code, a reload finds it, and the booking is done [F-139, F-142, N-075, G-063, G-100]',
  { tag: '@static' },
  async ({ page, journey, mock }) => {
    await journey({ ...due, scenario: 'payment-due' })
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(swish.phone(page)).toHaveValue('070-1740626')
    expect(await barriers(page)).toEqual([])

    const starts = startsOf(page)
    await swish.pay(page).dblclick()
    await expect(swish.code(page)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.reload()
    await expect(swish.code(page)).toBeVisible()
    expect(starts).toEqual([
      {
        path: '/api/buyresidence/startswishpayment',
        body: {
          ObjectId: 'home-nyckelknippan-a-1201',
          ContractId: 'con-alva',
          PhoneNumber: '070-1740626',
          Message: 'Bokning A-1201',
          UserIds: ['user-alva'],
          PaymentNumber: 'pay-alva',
        },
      },
    ])
    expect(page.url()).not.toMatch(/token|070/)

    // by the clock of the page: word of its calls may reach a test late, and then two at once
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/paymentstatus/con-alva/pay-alva'))
          .map(({ startTime }) => startTime),
      )
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(1)
    const [before = 0, after = 0] = (await asked()).slice(-2)
    expect(after - before).toBeGreaterThan(1500)
    await settle(mock, { outcome: 'paid' })
    await expect(bookedHeading(page, home)).toBeVisible()
    expect(await paymentsOf(mock)).toHaveLength(1)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Swish is opened there, with no code to scan, and the payment is made in it [F-139]', async ({
    page,
    journey,
  }) => {
    await journey({ ...due, scenario: 'payment-due' })
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
    await swish.pay(page).tap()
    const app = page.waitForEvent('popup')
    await page.getByRole('link', { name: texts.swish.open }).tap()
    await expect(swish.code(page)).toHaveCount(0)
    const inApp = await app
    await inApp.getByRole('button', { name: /25\s000\skr/ }).tap()
    await inApp.getByRole('button', { name: 'Betala', exact: true }).tap()
    await expect(bookedHeading(page, home)).toBeVisible()
  })
})
