import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import homeTexts from '#src/features/home/messages.sv.json' with { type: 'json' }
import payment from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { bookAt, bookingField, hold, press, readOn, title } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

// each step is looked through for barriers
test.slow()

const homePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
const signAndPay = filled(booking.sign.button, { amount: '25\u00a0000\u00a0kr' })
const freeHome = 'home-strandangen-c-1103'

test(
  'a home is booked from its page to the end: details, documents, signature, payment, done [F-133, F-142, E-077, C-080, C-083]',
  { tag: '@static' },
  async ({ page, journey, baseURL }) => {
    await journey({ persona: 'jonas', scenario: 'payment-paid', path: homePage })
    await page.getByRole('link', { name: homeTexts.book.apartment }).first().press('Enter')
    await expect(page).toHaveURL(bookAt(`?objectId=${freeHome}`, baseURL))
    await expect(page.getByRole('list', { name: booking.steps }).getByRole('listitem')).toHaveText(
      [
        booking.step['start-booking'],
        booking.step['personal-info'],
        booking.step.documents,
        booking.step.sign,
        booking.step.payment,
        booking.step.done,
      ].map((name) => new RegExp(name)),
    )
    await hold(page)
    await expect(page.getByText('30 min')).toBeVisible()
    await expect(bookingField(page, booking.field.ssn)).toHaveValue('19880902-****')
    expect(await barriers(page)).toEqual([])

    const started: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/startbookingasync')) started.push(request.postData() ?? '')
    })
    await page.getByRole('button', { name: booking.next.documents }).dblclick()
    await expect(title(page, booking.documents.title)).toBeFocused()
    await press(page, booking.previous)
    await expect(title(page, booking.personal.title)).toBeFocused()
    await press(page, booking.next.documents)
    const readTick = page.getByRole('checkbox', { name: booking.documents.hasRead })
    await expect(readTick).toBeVisible({ timeout: 30_000 })
    expect(await barriers(page)).toEqual([])
    await press(page, booking.next.sign)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([booking.flaw.required.hasRead])
    await readOn(page, booking.next.sign)
    await expect(title(page, booking.sign.title)).toBeFocused()
    expect(await barriers(page)).toEqual([])

    await page.reload()
    await expect(title(page, booking.sign.title)).toBeFocused()
    await press(page, signAndPay)
    await expect(title(page, payment.title)).toBeVisible({ timeout: 40_000 })
    await expect(page).toHaveURL(/\?objectId=home-strandangen-c-1103&bookingId=book-\d+$/)
    const completed = page.waitForResponse(/\/completebooking$/)
    await press(page, payment.swish.submit)
    expect((await completed).status()).toBe(200)
    await expect(
      title(page, filled(booking.finished.title, { name: 'Brf Strandängen, C-1103' })),
    ).toBeFocused({
      timeout: 30_000,
    })
    expect(await barriers(page)).toEqual([])
    // the hold went with the booking
    await expect(page.getByText('30 min')).toHaveCount(0)
    // neither the double click nor the step back started it again
    expect(started).toHaveLength(1)
    expect(JSON.parse(started[0] ?? '')).toMatchObject({
      objectId: freeHome,
      buyers: [{ email: 'jonas.wiklund@example.com' }],
    })

    await page.getByRole('link', { name: booking.finished.myPages }).press('Enter')
    await expect(page).toHaveURL(on('localhost', '/mina-sidor/', baseURL))
    await expect(page.getByRole('main')).toContainText('C-1103')
  },
)

test('who comes back from paying finishes the booking, and the address keeps that it was paid and nothing else [F-140, S-077, R-062, R-069]', async ({
  page,
  journey,
  baseURL,
}) => {
  await journey({
    persona: 'jonas',
    scenario: 'booking-done',
    path: '/boka/?type=booking&poolingId=svea-1&bookingId=book-1001#purchase-success',
  })
  await expect(title(page, filled(booking.finished.title, { name: 'Brf Strandängen, C-1103' }))).toBeVisible()
  await expect(page).toHaveURL(bookAt(`?objectId=${freeHome}&bookingId=book-1001#purchase-success`, baseURL))
  await page.reload()
  await expect(page.getByText(booking.finished.leadPaid)).toBeVisible()
})
