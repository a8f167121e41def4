import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import homeTexts from '#src/screens/home/messages.sv.json' with { type: 'json' }
import payment from '#src/features/payment/messages.sv.json' with { type: 'json' }
import { bookAt, bookingField, hold, prepared, press, readOn, title } from '#tests/support/pages/booking.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

// from the home to My Pages
test.slow()

const homePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
const signAndPay = filled(booking.sign.button, { amount: '25\u00a0000\u00a0kr' })
const freeHome = 'home-strandangen-c-1103'

test('a home is booked from its page to the end: details, documents, signature, payment, done [F-133, F-142, E-077, C-080, C-083]', async ({
  page,
  journey,
  mock,
  baseURL,
}) => {
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

  const started: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/startbookingasync')) started.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: booking.next.documents }).dblclick()
  await expect(title(page, booking.documents.title)).toBeFocused()
  await press(page, booking.previous)
  await expect(title(page, booking.personal.title)).toBeFocused()
  await press(page, booking.next.documents)
  await prepared(page, mock)
  await expect(page.getByRole('checkbox', { name: booking.documents.hasRead })).toBeVisible()
  await press(page, booking.next.sign)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([booking.error.required.hasRead])
  await readOn(page, booking.next.sign)
  await expect(title(page, booking.sign.title)).toBeFocused()

  await page.reload()
  await expect(title(page, booking.sign.title)).toBeFocused()
  await press(page, signAndPay)
  await expect(page.getByRole('img', { name: texts.sv.login.waiting.qr })).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 10 })
  await expect(title(page, payment.title)).toBeVisible()
  await expect(page).toHaveURL(/\?objectId=home-strandangen-c-1103&bookingId=book-\d+$/)
  const completed = page.waitForResponse(/\/completebooking$/)
  await press(page, payment.swish.submit)
  await expect(page.getByRole('img', { name: payment.swish.qr })).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 11 })
  expect((await completed).status()).toBe(200)
  await expect(title(page, 'Tack, bokningen är betald')).toBeVisible()
  // the hold went with the booking
  await expect(page.getByText('30 min')).toHaveCount(0)
  // neither the double click nor the step back started it again
  expect(started).toHaveLength(1)
  expect(JSON.parse(started[0] ?? '')).toMatchObject({
    objectId: freeHome,
    buyers: [{ email: 'jonas.wiklund@example.com' }],
  })

  await page.getByRole('link', { name: booking.outcome.myPages }).press('Enter')
  await expect(page).toHaveURL(on('localhost', '/mina-sidor/', baseURL))
  await expect(page.getByRole('main')).toContainText('C-1103')
})
