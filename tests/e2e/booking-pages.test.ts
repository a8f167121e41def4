import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { title } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'

// each page is looked through for barriers
test.slow()

const robots = 'meta[name="robots"]'

test('anybody reads the terms of the booking agreement, below a header without a menu [R-007, T-012, T-088, E-090]', async ({
  page,
  journey,
}) => {
  await journey({ path: '/boka/bokningsavtal/' })
  await expect(title(page, 'Bokningsavtal')).toBeVisible()
  await expect(page.getByRole('region', { name: booking.contract.terms })).toContainText('Ångerrätt')
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator(robots)).toHaveAttribute('content', /noindex/)
})

test('whoever books reads the agreement of their own booking there, and finds the way back [R-007, T-012, C-089]', async ({
  page,
  journey,
}) => {
  await journey({
    persona: 'linnea',
    scenario: 'booking-waits-for-signature',
    path: '/boka/bokningsavtal/?bookingId=book-linnea',
  })
  const own = page.getByRole('region', { name: booking.contract.own })
  await expect(own).toContainText('Linnea')
  expect(await barriers(page)).toEqual([])
  await own.getByRole('link', { name: booking.outcome.again }).press('Enter')
  await expect(title(page, booking.documents.title)).toBeVisible()
})

for (const [path, heading] of [
  ['tack/', 'Tack, bokningen är betald'],
  ['klart/', 'Bokningen är klar'],
] as const)
  test(`/boka/${path} tells what comes next, names the home and leads to My Pages [T-010, T-013, E-090]`, async ({
    page,
    journey,
    baseURL,
  }) => {
    await journey({ persona: 'jonas', scenario: 'booking-done', path: `/boka/${path}` })
    await expect(title(page, heading)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('C-1103')
    await expect(page.getByRole('region', { name: booking.outcome.documents })).toContainText('Bokningsavtal')
    await expect(page.locator(robots)).toHaveAttribute('content', /noindex/)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: booking.outcome.myPages }).press('Enter')
    await expect(page).toHaveURL(on('localhost', '/mina-sidor/', baseURL))
  })

test('a booking that did not go through leads back to where it stood [T-011, E-090]', async ({
  page,
  journey,
}) => {
  await journey({
    persona: 'linnea',
    scenario: 'booking-waits-for-signature',
    path: '/boka/fel/?bookingId=book-linnea',
  })
  await expect(title(page, 'Bokningen gick inte igenom')).toBeVisible()
  await expect(page.locator(robots)).toHaveAttribute('content', /noindex/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: booking.outcome.again }).press('Enter')
  await expect(title(page, booking.documents.title)).toBeVisible()
})
