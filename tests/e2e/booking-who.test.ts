import type { components } from '#gen/mock_control/types.ts'
import booking from '#src/features/booking/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { begin, bookAt, bookingField, hold, press, title } from '#tests/support/booking.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

type Persona = components['schemas']['Persona']

// each screen is looked through for barriers
test.slow()

const freeHome = 'home-strandangen-c-1103'
const vipHome = 'home-strandangen-c-1502'
const { login } = texts.sv

test('a visitor sees the home, logs in first, and comes back to book it [P-004, F-134, T-088, C-087]', async ({
  page,
  baseURL,
}) => {
  await page.goto(bookAt(`?objectId=${freeHome}`, baseURL))
  await expect(title(page, booking.login.title)).toBeVisible()
  await expect(page.getByRole('complementary', { name: booking.home.label })).toContainText(
    'Brf Strandängen, C-1103',
  )
  // the header has no menu and no user while one books
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: booking.login.button }).press('Enter')
  await page.getByRole('button', { name: login.eid.otherDevice }).press('Enter')
  await expect(page.getByRole('button', { name: booking.start.button })).toBeVisible({ timeout: 40_000 })
  await expect(page).toHaveURL(bookAt(`?objectId=${freeHome}`, baseURL))
})

test('an account without an e-ID identifies before anything is asked, and a failed try says why [P-004, C-018, C-019]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'tove', address })
  await expect(title(page, booking.identify.title)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.takeThePhone()
  await press(page, booking.identify.button)
  await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs('amira')
  await expect(page.getByText(booking.eid.problem.alreadyExists)).toBeVisible()
  await press(page, booking.identify.button)
  await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/approve`, { personalNumber: '19950615-2389' })
  await hold(page)
  await expect(bookingField(page, booking.field.ssn)).toHaveValue('19950615-****')
})

const atAll = { call: 'is_bookable', id: 'C-072' }
const inStage = { call: 'usercanbookinstage', id: 'C-086' }
const inProject = { call: 'usercanbookinproject', id: 'C-085' }

for (const [scenario, persona, home, { call, id }] of [
  ['booking-vip-only', 'jonas', vipHome, atAll],
  ['booking-vip-unpaid', 'saga', vipHome, atAll],
  ['booking-under-age', 'tilde', freeHome, inStage],
  ['booking-protected-identity', 'maria', freeHome, inStage],
  ['booking-elsewhere', 'linnea', freeHome, inStage],
  ['booking-one-in-project', 'jonas', freeHome, inProject],
] as const)
  test(`${scenario}: whoever may not book is told so, with a way on [F-134, V-057, X-080, P-028, ${id}]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    const answer = page.waitForResponse((one) => one.url().includes(`/${call}/`))
    await begin(page, mock, scenario, { persona, address: bookAt(`?objectId=${home}`, baseURL) })
    expect(await (await answer).json()).toBe(false)
    await expect(title(page, booking.end.cannotBook.title)).toBeVisible()
    await expect(page.getByRole('button', { name: booking.start.button })).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: booking.end.search }).press('Enter')
    await expect(page).toHaveURL(on('localhost', '/sok-bostad/', baseURL))
  })

test('a VIP customer who has paid books before others [F-134, P-028]', async ({ page, mock, baseURL }) => {
  const address = bookAt(`?objectId=${vipHome}`, baseURL)
  await begin(page, mock, 'booking-vip-first', { persona: 'viggo', address })
  await hold(page)
})

for (const scenario of ['booking-home-taken', 'booking-home-sold-meanwhile'] as const)
  test(`${scenario}: somebody else was faster, and that is said [F-134, C-072]`, async ({
    page,
    mock,
    baseURL,
  }) => {
    const address = bookAt(`?objectId=${freeHome}`, baseURL)
    await begin(page, mock, scenario, { persona: 'jonas', address })
    await expect(title(page, booking.end.taken.title)).toBeVisible()
    await page.getByRole('link', { name: /C-1103/ }).press('Enter')
    await expect(page).toHaveURL(on('localhost', '/bostader/nacka/ekbacken/brf-strandangen/c-1103/', baseURL))
  })

test('somebody who takes the home while one reads is told of at the press [F-134]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await expect(page.getByRole('button', { name: booking.start.button })).toBeVisible()
  await mock.call('POST', '/scenarios/booking-home-taken/apply')
  await press(page, booking.start.button)
  await expect(title(page, booking.end.taken.title)).toBeFocused()
})

test('without an answer whether a home can be booked it cannot [X-071, F-134]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-bookable-fails', { persona: 'jonas', address })
  await expect(title(page, booking.end.cannotBook.title)).toBeVisible()
})

test('a booking that is taken up again goes on only with an answer that it can [X-071, F-134, C-073]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt('?bookingId=book-linnea', baseURL)
  await begin(page, mock, 'booking-bookable-fails', { persona: 'linnea', address })
  await expect(title(page, booking.end.cannotBook.title)).toBeVisible()
  await mock.clearFaults()
  await page.reload()
  await expect(title(page, booking.documents.title)).toBeVisible()
})

test('a board member books nothing for the association [P-028, F-134]', async ({ page, mock, baseURL }) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'karin', address })
  await expect(title(page, booking.end.board.title)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('two buyers must be two: personal numbers and addresses are compared, and addresses in use refused [F-137, V-052, V-053, V-054, C-071]', async ({
  page,
  mock,
  baseURL,
}) => {
  const address = bookAt(`?objectId=${freeHome}`, baseURL)
  await begin(page, mock, 'booking-begins', { persona: 'jonas', address })
  await hold(page)
  await page.getByRole('checkbox', { name: booking.personal.two }).check()
  const second = page.getByRole('group', { name: booking.personal.second })
  const field = (name: string) => second.getByRole('textbox', { name, exact: true })
  const own = await page
    .getByRole('main')
    .getByRole('textbox', { name: booking.field.email, exact: true })
    .first()
    .inputValue()
  const people = await mock.call<Persona[]>('GET', '/personas')
  const eid = people.find(({ id }) => id === 'jonas')?.logins.find(({ method }) => method === 'eid')
  const personalNumber = eid && 'personalNumber' in eid ? eid.personalNumber : ''
  await field(booking.field.firstName).fill('Mira')
  await field(booking.field.lastName).fill('Ek')
  await field(booking.field.phoneNumber).fill('070-1740699')
  await field(booking.field.ssn).fill(personalNumber)
  await field(booking.field.email).fill(own)
  await press(page, booking.next.documents)
  const told = page.getByRole('alert').getByRole('link')
  await expect(told).toHaveText([booking.flaw.rule.uniqueSocial, booking.flaw.rule.uniqueEmail])
  await expect(page.getByRole('alert')).toBeFocused()
  expect(await barriers(page)).toEqual([])

  await field(booking.field.ssn).fill('20000229-2390')
  await field(booking.field.email).fill('amira.nordin@example.com')
  await press(page, booking.next.documents)
  await expect(told).toHaveText([booking.flaw.rule.pnrControl])
  await field(booking.field.ssn).fill('19950615-2389')
  await press(page, booking.next.documents)
  await expect(told).toHaveText([booking.flaw.rule.emailInUse])
  await told.press('Enter')
  await expect(field(booking.field.email)).toBeFocused()
  await field(booking.field.email).fill('mira.ek@example.com')
  await press(page, booking.next.documents)
  await expect(title(page, booking.documents.title)).toBeVisible()
  // no personal number is kept in the browser
  const kept = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((place) => Object.values<string>(place)).join(' '),
  )
  expect(kept).toContain('mira.ek@example.com')
  expect(kept).not.toContain('2389')
})
