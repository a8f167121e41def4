import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { begin, bookAt, bookingField, hold, press, title } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

// each state is looked through for barriers
test.slow()

const freeHome = 'home-strandangen-c-1103'
const ownBooking = '?bookingId=book-1001'

test('the end of the hold is counted down and said aloud, and a press gives half an hour more [F-135, S-078, G-100, C-075, C-077]', async ({
  page,
  mock,
  baseURL,
}) => {
  await begin(page, mock, 'booking-hold-ends-soon', {
    persona: 'jonas',
    address: bookAt(ownBooking, baseURL),
  })
  await expect(page.getByRole('banner')).toContainText(/Reserverad i [12] min/)
  await expect(page.getByRole('status').filter({ hasText: '5 minuter till' })).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  await mock.fault({ operationId: 'setBuyResidenceCookie', status: 503 })
  await press(page, booking.hold.extend)
  await expect(page.getByText(booking.hold.extendFailed)).toBeVisible()
  await mock.clearFaults()
  await press(page, booking.hold.extend)
  await expect(page.getByRole('banner')).toContainText('Reserverad i 30 min')
  await expect(page.getByRole('button', { name: booking.hold.extend })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: booking.hold.extended })).toHaveCount(1)
})

test('a hold that runs out while one types is told plainly, and what was typed is there once the home is held again [F-135, S-078]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await hold(page)
  await bookingField(page, booking.field.city).fill('Gävle')
  await mock.call('POST', '/clock/advance', { seconds: 1801 })
  await press(page, booking.next.documents)
  await expect(title(page, booking.over.title)).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await press(page, booking.over.again)
  await expect(title(page, booking.personal.title)).toBeVisible()
  await expect(bookingField(page, booking.field.city)).toHaveValue('Gävle')
  await press(page, booking.next.documents)
  await expect(title(page, booking.documents.title)).toBeVisible()
})

test('a booking whose hold is over says so, and another can be begun [F-135]', async ({
  page,
  mock,
  baseURL,
}) => {
  await begin(page, mock, 'booking-hold-over', { persona: 'jonas', address: bookAt(ownBooking, baseURL) })
  await expect(title(page, booking.over.title)).toBeVisible()
  await press(page, booking.over.again)
  await expect(title(page, booking.personal.title)).toBeVisible()
  await press(page, booking.next.documents)
  await expect(page.getByRole('checkbox', { name: booking.documents.hasRead })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page).toHaveURL(/bookingId=book-1002$/)
})

test('who cancels is asked first, lets go of the home, and nothing of it is left [S-078, F-135, F-141, C-076, C-084]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await hold(page)
  await press(page, booking.cancel.button)
  const dialog = page.getByRole('alertdialog', { name: booking.cancel.title })
  expect(await barriers(page, { within: '[role="alertdialog"]', modal: true })).toEqual([])
  await dialog.getByRole('button', { name: booking.cancel.stay }).last().press('Enter')
  await expect(dialog).toHaveCount(0)
  await press(page, booking.cancel.button)
  await mock.fault({ operationId: 'removeBuyResidenceCookie', status: 503 })
  await dialog.getByRole('button', { name: booking.cancel.leave }).press('Enter')
  await expect(dialog.getByText(filled(booking.refusal.general, { code: '0' }))).toBeVisible()
  await mock.clearFaults()
  await dialog.getByRole('button', { name: booking.cancel.leave }).press('Enter')
  await expect(page).toHaveURL(on('localhost', '/bostader/nacka/ekbacken/brf-strandangen/c-1103/', baseURL))
  await page.goto(address)
  await expect(page.getByRole('button', { name: booking.start.button })).toBeVisible()
  // without a home in the address there is none that is held
  await page.goto(bookAt('', baseURL))
  await expect(page.getByText(booking.end.nothingChosen)).toBeVisible()
})
