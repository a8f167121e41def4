import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { bookedHeading, due, paymentsOf, settle, startsOf, swish } from '#tests/support/booking-payment.ts'
import { expect, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'

// each state is looked through for barriers, and a provider takes some seconds
test.slow()

const home = 'Nyckelknippan, A-1201'

/** Time stands still until a test lets it pass: a busy machine may draw later than what comes by itself. */
const stopTime = (mock: MockControl) => mock.call('PUT', '/clock', { mode: 'frozen' })
const letPass = (mock: MockControl, seconds: number) => mock.call('POST', '/clock/advance', { seconds })

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

test('the payment goes through by itself, and the keyboard is where the next thing is said [F-139, F-142]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ ...due, scenario: 'payment-paid' })
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
  await stopTime(mock)
  await swish.pay(page).press('Enter')
  await expect(page.getByRole('heading', { name: texts.swish.scanTitle })).toBeFocused()
  await letPass(mock, 11)
  await expect(bookedHeading(page, home)).toBeVisible()
})

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

test('an outcome that is unknown is told, and the booking goes on once the money comes after all [F-139]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ ...due, scenario: 'swish-unknown-then-paid' })
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused()
  await swish.pay(page).press('Enter')
  await expect(page.getByText(texts.trouble.outcomeUnknown)).toBeVisible()
  await letPass(mock, 30)
  await expect(bookedHeading(page, home)).toBeVisible()
})

test('a payment that runs when the hold ends is waited for, and money that comes then still books the home [F-139]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ persona: 'jonas', scenario: 'payment-hold-ends-soon', path: '/boka/?bookingId=book-1001' })
  await stopTime(mock)
  await swish.pay(page).press('Enter')
  await expect(swish.code(page)).toBeVisible()
  await letPass(mock, 61)
  // the hold is asked about each half minute
  await expect(page.getByText(texts.over)).toBeVisible({ timeout: 40_000 })
  await expect(swish.code(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await letPass(mock, 60)
  await expect(bookedHeading(page, 'Brf Strandängen, C-1103')).toBeVisible()
})
