import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { begin, bookAt, bookingField, hold, press, readOn, title } from '#tests/support/booking.ts'
import { expect, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'
import { filled, texts } from '#tests/support/texts.ts'
import type { Page } from '@playwright/test'

// each state is looked through for barriers
test.slow()

const general = filled(booking.refusal.general, { code: '0' })
const signAndPay = filled(booking.sign.button, { amount: '25\u00a0000\u00a0kr' })
const waiting = texts.sv.login.waiting

/** Jonas has come to his details, in the world of a scenario. */
async function toDetails(
  page: Page,
  mock: MockControl,
  scenario: string,
  baseURL: string | undefined,
): Promise<void> {
  const address = bookAt('?objectId=home-strandangen-c-1103', baseURL)
  await begin(page, mock, scenario, { persona: 'jonas', address })
  await hold(page)
}

/** Linnea is about to sign. */
async function toSigning(
  page: Page,
  mock: MockControl,
  scenario: string,
  baseURL: string | undefined,
): Promise<void> {
  const address = bookAt('?bookingId=book-linnea', baseURL)
  await begin(page, mock, scenario, { persona: 'linnea', address })
  await readOn(page, booking.next.sign)
  await expect(title(page, booking.sign.title)).toBeVisible()
}

test('a booking that cannot be started says so in place with code 0, and goes on with what was typed [F-141, X-069, N-077, K-071]', async ({
  page,
  mock,
  baseURL,
}) => {
  await toDetails(page, mock, 'booking-start-fails', baseURL)
  await bookingField(page, booking.field.city).fill('Gävle')
  await press(page, booking.next.documents)
  await expect(page.getByRole('alert').filter({ hasText: general })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expect(bookingField(page, booking.field.city)).toHaveValue('Gävle')
  await mock.clearFaults()
  await press(page, booking.next.documents)
  await expect(title(page, booking.documents.title)).toBeVisible()
})

test('addresses that cannot be checked are not taken for addresses in use [F-141, X-069, V-054, C-071]', async ({
  page,
  mock,
  baseURL,
}) => {
  await toDetails(page, mock, 'booking-begins', baseURL)
  await mock.fault({ operationId: 'isEmailValid', status: 503 })
  await press(page, booking.next.documents)
  await expect(page.getByText(general)).toBeVisible()
  await expect(page.getByText(booking.flaw.rule.emailInUse)).toHaveCount(0)
})

test('a booking that loses its contact says so, and a press asks again [F-141, X-069, S-076]', async ({
  page,
  mock,
  baseURL,
}) => {
  await toDetails(page, mock, 'booking-status-fails', baseURL)
  await press(page, booking.next.documents)
  await expect(page.getByText(general)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await press(page, booking.retry)
  await expect(page.getByRole('checkbox', { name: booking.documents.hasRead })).toBeVisible({
    timeout: 30_000,
  })
})

for (const scenario of ['booking-documents-fail', 'booking-agreement-fails'] as const)
  test(`${scenario}: an agreement that could not be made leads back to the details, from where another is asked for [S-076, F-136]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await toDetails(page, mock, scenario, baseURL)
    await press(page, booking.next.documents)
    await expect(page.getByText(booking.preparing.failed)).toBeVisible({ timeout: 30_000 })
    await expect(bookingField(page, booking.field.city)).toHaveValue('Solna')
    expect(await barriers(page)).toEqual([])
    const another = page.waitForRequest(/\/startbookingasync$/)
    await press(page, booking.next.documents)
    await another
    await expect(title(page, booking.documents.title)).toBeVisible()
  })

test('what cannot be read about the home or its papers is read at a press [F-141, X-069]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt('?objectId=home-strandangen-c-1103', baseURL)
  await begin(page, mock, 'booking-information-fails', { persona: 'jonas', address })
  await expect(page.getByText(general)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await press(page, booking.retry)
  await hold(page)
  await mock.fault({ operationId: 'getBookingDocuments', status: 503 })
  await press(page, booking.next.documents)
  await expect(page.getByText(general)).toBeVisible({ timeout: 30_000 })
  await mock.clearFaults()
  await press(page, booking.retry)
  await expect(page.getByText('Bokningsavtal', { exact: true })).toBeVisible()
})

test('who may book is asked again when the answer did not come [F-141, X-069, F-134, C-086]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt('?objectId=home-strandangen-c-1103', baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await mock.fault({ operationId: 'userCanBookInStage', status: 503 })
  await page.reload()
  await expect(page.getByText(general)).toBeVisible()
  await mock.clearFaults()
  await press(page, booking.retry)
  await hold(page)
})

test('a hold that cannot be read is told to nobody [X-070, C-074]', async ({ page, mock, baseURL }) => {
  const address = bookAt('', baseURL)
  await begin(page, mock, 'booking-cookies-fail', { persona: 'jonas', address })
  await expect(page.getByText(booking.end.nothingChosen)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a booking of somebody else, or none at all, is not shown [C-081]', async ({ page, mock, baseURL }) => {
  const address = bookAt('?bookingId=book-alva', baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await expect(title(page, booking.end.unknown.title)).toBeVisible()
})

test('the booking in the address is read with its home, and goes on where it stood [F-143, N-061, C-088, R-065]', async ({
  page,
  mock,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getbookingobjectinformation')) asked.push(new URL(request.url()).pathname)
  })
  const address = bookAt('?bookingId=book-linnea', baseURL)
  await begin(page, mock, 'booking-waits-for-signature', { persona: 'linnea', address })
  await expect(title(page, booking.documents.title)).toBeVisible()
  expect(asked).toContain('/api/buyresidence/getbookingobjectinformation/home-bryggvakten-a-1302/book-linnea')
})

test('a signature that cannot be started says so, and a second press starts it [F-141, X-069, C-082]', async ({
  page,
  mock,
  baseURL,
}) => {
  await toSigning(page, mock, 'booking-sign-fails', baseURL)
  await mock.takeThePhone()
  await press(page, signAndPay)
  await expect(page.getByRole('alert').filter({ hasText: general })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await press(page, signAndPay)
  await expect(page.getByRole('img', { name: waiting.qr })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

for (const [scenario, words, id] of [
  ['booking-sign-cancelled', booking.eid.problem.cancelled, 'X-030'],
  ['booking-sign-expires', booking.eid.problem.appSilent, 'X-032'],
  ['booking-sign-somebody-else', booking.eid.problem.userssnnomatch, 'X-023'],
] as const)
  test(`${scenario}: the signing says why it came to nothing, and can be tried again [C-019, ${id}]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    await toSigning(page, mock, scenario, baseURL)
    // the code is scanned after three seconds, in which a busy machine may not come to show it
    await mock.call('PUT', '/clock', { mode: 'frozen' })
    await press(page, signAndPay)
    await expect(page.getByRole('img', { name: waiting.qr })).toBeVisible()
    await mock.call('POST', '/clock/advance', { seconds: 10 })
    await expect(page.getByText(words)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: signAndPay })).toBeVisible()
  })
