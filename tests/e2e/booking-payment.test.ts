import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import {
  bookedHeading,
  chooseCard,
  openDue,
  payButton,
  paymentsOf,
  settle,
  startsOf,
  swish,
} from '#tests/support/booking-payment.ts'
import { begin } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'
import { filled } from '#tests/support/texts.ts'

// each state is looked through for barriers, and a provider takes some seconds
test.slow()

const home = 'Nyckelknippan, A-1201'
const general = filled(texts.trouble.general, { code: '0' })

/** Time stands still until a test lets it pass: a busy machine may draw later than what comes by itself. */
const stopTime = (mock: MockControl) => mock.call('PUT', '/clock', { mode: 'frozen' })
const letPass = (mock: MockControl, seconds: number) => mock.call('POST', '/clock/advance', { seconds })

test(
  'the fee is paid by Swish: the payment waits with a code, a reload finds it, and the booking is done [F-139, F-142, N-075, G-063, G-100]',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    await openDue(page, mock, 'payment-due', baseURL)
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
  mock,
  baseURL,
}) => {
  await openDue(page, mock, 'payment-paid', baseURL)
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
    mock,
    baseURL,
  }) => {
    await openDue(page, mock, 'payment-due', baseURL)
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

for (const [scenario, text] of [
  ['swish-declined', texts.trouble.declinedByPayer],
  ['swish-signing-cancelled', texts.trouble.signingCancelled],
  ['swish-signing-busy', texts.trouble.providerError],
  ['swish-refused-by-bank', texts.trouble.refusedByBank],
  ['swish-bank-error', texts.trouble.providerError],
  ['swish-times-out', texts.trouble.timedOut],
  ['swish-outcome-unknown', texts.trouble.outcomeUnknown],
] as const)
  test(`${scenario}: the buyer is told, and pays again [F-139]`, async ({ page, mock, baseURL }) => {
    await openDue(page, mock, scenario, baseURL)
    await swish.phone(page).fill('070-1740699')
    await stopTime(mock)
    await swish.pay(page).press('Enter')
    await expect(swish.code(page)).toBeVisible()
    await letPass(mock, 11)
    await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 })
    expect(await barriers(page)).toEqual([])
    await expect(swish.phone(page)).toHaveValue('070-1740699')

    const starts = startsOf(page)
    await chooseCard(page)
    await payButton(page, texts.page.sveaSubmit).press('Enter')
    await page.waitForURL(/card-provider/)
    expect(starts).toHaveLength(1)
    expect(await paymentsOf(mock)).toHaveLength(2)
  })

test('an outcome that is unknown is told, and the booking goes on once the money comes after all [F-139]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openDue(page, mock, 'swish-unknown-then-paid', baseURL)
  await swish.pay(page).press('Enter')
  await expect(page.getByText(texts.trouble.outcomeUnknown)).toBeVisible()
  await letPass(mock, 30)
  await expect(bookedHeading(page, home)).toBeVisible()
})

for (const [scenario, text, ids] of [
  ['swish-in-progress', texts.trouble.inProgress, 'F-139'],
  ['swish-down', general, 'F-141, X-069'],
  ['payment-start-fails', general, 'F-141, X-069'],
] as const)
  test(`${scenario}: the payment does not start, which is told in place, and what was typed stays [${ids}]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await openDue(page, mock, scenario, baseURL)
    await swish.phone(page).fill('070-1740699')
    await swish.pay(page).press('Enter')
    await expect(page.getByText(text)).toBeVisible()
    await expect(swish.phone(page)).toHaveValue('070-1740699')
    expect(await barriers(page)).toEqual([])
    expect(await paymentsOf(mock)).toEqual([])
    if (scenario !== 'payment-start-fails') return
    await mock.clearFaults()
    await swish.pay(page).press('Enter')
    await expect(swish.code(page)).toBeVisible()
  })

test('a number without Swish is told at its field, which keeps it [F-139]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openDue(page, mock, 'swish-not-enrolled', baseURL)
  await swish.phone(page).fill('070-1740610')
  await swish.pay(page).press('Enter')
  await expect(page.getByText(texts.swish.refused)).toBeVisible()
  await expect(swish.phone(page)).toBeFocused()
  await expect(swish.phone(page)).toHaveValue('070-1740610')
  expect(await barriers(page)).toEqual([])
})

test('questions for the status that fail are told to nobody, and the payment is waited for [X-070]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openDue(page, mock, 'payment-status-fails', baseURL)
  await swish.pay(page).press('Enter')
  await expect(swish.code(page)).toBeVisible()
  for (const _ of [1, 2])
    await page.waitForResponse(
      (response) => /paymentstatus/.test(response.url()) && response.status() === 503,
    )
  await expect(swish.code(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await settle(mock, { outcome: 'paid' })
  await mock.clearFaults()
  await expect(bookedHeading(page, home)).toBeVisible()
})

test('a payment that runs when the hold ends is waited for, and money that comes then still books the home [F-139]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = on('localhost', '/boka/?bookingId=book-1001', baseURL)
  await begin(page, mock, 'payment-hold-ends-soon', { persona: 'jonas', address })
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
