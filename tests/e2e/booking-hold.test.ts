import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { bookAt, hold, press } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

// each state is looked through for barriers
test.slow()

const freeHome = 'home-strandangen-c-1103'

test('who cancels is asked first, lets go of the home, and nothing of it is left [S-078, F-135, F-141, C-076, C-084]', async ({
  page,
  journey,
  mock,
  baseURL,
}) => {
  await journey({ persona: 'jonas', scenario: 'booking-begins', path: `/boka/?objectId=${freeHome}` })
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
  await page.goto(bookAt(`?objectId=${freeHome}`, baseURL))
  await expect(page.getByRole('button', { name: booking.start.button })).toBeVisible()
  // without a home in the address there is none that is held
  await page.goto(bookAt('', baseURL))
  await expect(page.getByText(booking.end.nothingChosen)).toBeVisible()
})
