import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken } from '#src/api/session/token.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { button, field, hold, prepared, title, told } from './booking-steps.test-support.ts'
import fi from './messages.fi.json'
import nb from './messages.nb.json'
import texts from './messages.sv.json'

const { answered, asked, mock, visit } = visits()

const ownBooking = '/boka/?bookingId=book-1001'
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

test('the end of the hold is counted down and said aloud, and a press gives half an hour more [F-135, S-078, G-100, C-075, C-077]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-hold-ends-soon', path: ownBooking })
  const banner = page.getByRole('banner')
  await expect.element(banner).toMatchTextContent(/Reserverad i [12]\smin/)
  await expect.element(status('5 minuter till')).toHaveLength(1)
  expect(await barriersHere()).toEqual([])
  await mock.fault({ operationId: 'setBuyResidenceCookie', status: 503 })
  const extend = page.getByRole('button', { name: texts.hold.extend })
  await extend.click()
  await expect.element(page.getByText(texts.hold.extendFailed)).toBeVisible()
  await mock.clearFaults()
  await extend.click()
  await expect.element(banner).toMatchTextContent(/Reserverad i 30\smin/)
  await expect.element(extend).not.toBeInTheDocument()
  await expect.element(status(texts.hold.extended)).toHaveLength(1)
})

test('a home that is held for days is said to be so, on the same day as its fee is due [F-135]', async () => {
  await visit({ site: 'Boratt', persona: 'alva', path: '/boka/?bookingId=book-alva' })
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Reserverad till \d{4}-\d\d-\d\d/)
  await expect.element(page.getByText(/^Betala senast \d+\s\p{L}+\s\d{4} klockan/u)).toBeVisible()
})

test('a hold that runs out while one types is told plainly, and what was typed is there once the home is held again [F-135, S-078]', async () => {
  await visit({
    persona: 'jonas',
    scenario: 'booking-begins',
    path: '/boka/?objectId=home-strandangen-c-1103',
  })
  await hold()
  await field(texts.field.city).fill('Gävle')
  await mock.call('POST', '/clock/advance', { seconds: 1801 })
  await button(texts.next.documents).click()
  await expect.element(title(texts.over.title)).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  await button(texts.over.again).click()
  await expect.element(title(texts.personal.title)).toBeVisible()
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
  await button(texts.next.documents).click()
  await expect.element(title(texts.documents.title)).toBeVisible()
})

test('a hold that was cancelled in another tab is told as that, and not as run out [F-135, C-075, C-076]', async () => {
  const home = { persona: 'jonas', path: '/boka/?objectId=home-strandangen-c-1103' } as const
  const { queryClient } = await visit({ ...home, scenario: 'booking-begins' })
  await hold()
  await field(texts.field.city).fill('Gävle')
  // as the other tab calls, whose cookies are those of this one
  for (const path of [
    '/api/buyresidence/removebuyresidenceexpire',
    '/api/buyresidence/removebuyresidencecookie',
  ])
    expect((await fetch(path, { headers: { authorization: `Bearer ${readToken()?.raw}` } })).ok).toBe(true)
  await queryClient.refetchQueries()
  await expect.element(title(texts.over.cancelled.title)).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  await button(texts.over.again).click()
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
})

test('a booking whose hold is over says so, and another can be begun [F-135]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-hold-over', path: ownBooking })
  await expect.element(title(texts.over.title)).toBeVisible()
  await button(texts.over.again).click()
  await expect.element(title(texts.personal.title)).toBeVisible()
  await button(texts.next.documents).click()
  await prepared(mock)
  await expect.element(page.getByRole('checkbox', { name: texts.documents.hasRead })).toBeVisible()
  expect(location.search).toMatch(/bookingId=book-1002$/)
})

test("whoever comes back by the home's link goes on with the booking that is there, also by a step back and on again [F-135, C-075, C-080]", async () => {
  const home = { persona: 'jonas', path: '/boka/?objectId=home-strandangen-c-1103' } as const
  await visit({ ...home, scenario: 'booking-begins' })
  await hold()
  await button(texts.next.documents).click()
  await prepared(mock)
  await expect.element(page.getByRole('checkbox', { name: texts.documents.hasRead })).toBeVisible()
  await cleanup()
  // a tab of its own knows of nothing
  sessionStorage.clear()
  await visit(home)
  await expect.element(title(texts.documents.title)).toBeVisible()
  await expect.poll(() => location.search).toMatch(/bookingId=book-1001$/)
  expect(asked('/startbookingasync')).toHaveLength(1)
  await button(texts.previous).click()
  await button(texts.next.documents).click()
  await expect.element(page.getByRole('checkbox', { name: texts.documents.hasRead })).toBeVisible()
  expect(location.search).toMatch(/bookingId=book-1001$/)
})

test('a reload forgets the number of a second buyer, and who gives it again goes on with the same booking [F-133, S-075, C-080]', async () => {
  const own = { persona: 'jonas', path: ownBooking } as const
  await visit({ ...own, scenario: 'booking-begins', path: '/boka/?objectId=home-strandangen-c-1103' })
  await hold()
  await page.getByRole('checkbox', { name: texts.personal.two }).click()
  const second = page.getByRole('group', { name: texts.personal.second })
  const fieldOf = (name: string) => second.getByRole('textbox', { name, exact: true })
  await fieldOf(texts.field.firstName).fill('Mira')
  await fieldOf(texts.field.lastName).fill('Ek')
  await fieldOf(texts.field.ssn).fill('19950615-2389')
  await fieldOf(texts.field.email).fill('mira.ek@example.com')
  await fieldOf(texts.field.phoneNumber).fill('070-1740698')
  await button(texts.next.documents).click()
  await prepared(mock)
  const readTick = page.getByRole('checkbox', { name: texts.documents.hasRead })
  await expect.element(readTick).toBeVisible()
  await cleanup()
  await visit(own)
  await expect.element(readTick).toBeVisible()
  await button(texts.previous).click()
  await fieldOf(texts.field.ssn).fill('19950615-2389')
  await button(texts.next.documents).click()
  await expect.element(readTick).toBeVisible()
  expect(location.search).toMatch(/bookingId=book-1001$/)
})

test('a reload forgets not what a booking was started with: going back and on again begins no other, a change does [F-133, S-075, C-080]', async () => {
  const own = { persona: 'jonas', path: ownBooking } as const
  await visit({ ...own, scenario: 'booking-begins', path: '/boka/?objectId=home-strandangen-c-1103' })
  await hold()
  await button(texts.next.documents).click()
  await prepared(mock)
  const readTick = page.getByRole('checkbox', { name: texts.documents.hasRead })
  await expect.element(readTick).toBeVisible()
  await cleanup()
  await visit(own)
  await expect.element(readTick).toBeVisible()
  await button(texts.previous).click()
  await expect.element(title(texts.personal.title)).toBeVisible()
  // a home that is held is not to be held once more
  await expect.element(button(texts.previous)).not.toBeInTheDocument()
  await button(texts.next.documents).click()
  await expect.element(readTick).toBeVisible()
  expect(asked('/startbookingasync')).toHaveLength(1)
  await button(texts.previous).click()
  await field(texts.field.city).fill('Gävle')
  await button(texts.next.documents).click()
  await expect.poll(() => asked('/startbookingasync')).toHaveLength(2)
})

test('Back and Forward of the browser go from step to step, and nothing typed is lost [F-133, S-075]', async () => {
  await visit({
    persona: 'jonas',
    scenario: 'booking-begins',
    path: '/boka/?objectId=home-strandangen-c-1103',
  })
  await hold()
  await field(texts.field.city).fill('Gävle')
  await button(texts.next.documents).click()
  await prepared(mock)
  await expect.element(page.getByRole('checkbox', { name: texts.documents.hasRead })).toBeVisible()
  history.back()
  await expect.element(title(texts.personal.title)).toHaveFocus()
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
  history.forward()
  await expect.element(title(texts.documents.title)).toHaveFocus()
  await button(texts.previous).click()
  await expect.element(title(texts.personal.title)).toHaveFocus()
  await expect.poll(() => location.search).toMatch(/bookingId=book-1001$/)
})

test('Back goes a step back in a booking that was taken up where it stood [F-133, S-075]', async () => {
  await visit({ site: 'Jmoy', persona: 'aino', path: '/varaus/' })
  await expect.element(title(fi.personal.title)).toBeVisible()
  await button(fi.next.choices).click()
  await expect.element(title(fi.choices.title)).toHaveFocus()
  history.back()
  await expect.element(title(fi.personal.title)).toHaveFocus()
})

test('whoever steps back while a booking begins is not led on once it has, and goes on with that one [F-133, S-075, C-080]', async () => {
  const path = '/bestill/?objectId=home-fjordlunden-b-h0201&step=financing'
  await visit({ site: 'Jmno', persona: 'henning', scenario: 'booking-financing', path })
  await button(nb.previous).click()
  await expect.element(title(nb.personal.title)).toHaveFocus()
  await button(nb.next.financing).click()
  await expect.element(title(nb.money.title)).toHaveFocus()
  await field(nb.field.downPayment).fill('2000000')
  await mock.fault({ operationId: 'startBooking', delayMs: 1500 })
  await button(nb.next.sign).click()
  await expect.poll(() => asked('/startbookingasync')).toHaveLength(1)
  history.back()
  await expect.element(title(nb.personal.title)).toHaveFocus()
  await expect.poll(() => answered('/startbookingasync')).toHaveLength(1)
  await button(nb.next.financing).click()
  await expect.element(title(nb.money.title)).toHaveFocus()
  await button(nb.next.sign).click()
  await prepared(mock, nb)
  expect(asked('/startbookingasync')).toHaveLength(1)
})

test('in Sweden the steps up to the signature are without barriers, and the agreement is read before it is signed, all in words and no name of a text [F-133, X-078]', async () => {
  const path = '/boka/?objectId=home-strandangen-c-1103'
  await visit({ persona: 'jonas', scenario: 'booking-begins', path })
  await hold()
  expect(await barriersHere()).toEqual([])
  await button(texts.next.documents).click()
  await prepared(mock)
  const tick = page.getByRole('checkbox', { name: texts.documents.hasRead })
  await expect.element(tick).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(texts.next.sign).click()
  await expect.poll(told).toEqual([texts.error.required.hasRead])
  await tick.click()
  await button(texts.next.sign).click()
  await expect.element(title(texts.sign.title)).toHaveFocus()
  expect(document.body.textContent).not.toMatch(/\bbooking\.\w+\./)
  expect(await barriersHere()).toEqual([])
})

test('in Norway whoever puts up too little money is told how much it takes, and has it filled in [X-081]', async () => {
  const t = translated('nb')
  // the details are known: the link leads to the financing at once
  const path = '/bestill/?objectId=home-fjordlunden-b-h0201&step=financing'
  await visit({ site: 'Jmno', persona: 'henning', scenario: 'booking-financing', path })
  await expect.element(title(nb.money.title)).toBeVisible()
  await field(nb.field.downPayment).fill('1000000')
  await expect.element(field(nb.field.loan)).toHaveValue('9\u00a0490\u00a0000')
  await button(nb.next.sign).click()
  const least = 'kr\u00a01\u00a0573\u00a0500'
  await expect.poll(told).toEqual([t('booking.error.rule.downPaymentTooLow', { least })])
  expect(await barriersHere()).toEqual([])
  await button(t('booking.money.fill', { least })).click()
  await expect.element(field(nb.field.downPayment)).toHaveValue('1\u00a0573\u00a0500')
  // the button has gone with the press
  await expect.element(page.getByText(nb.money.enough)).toHaveFocus()
  await button(nb.next.sign).click()
  await prepared(mock, nb)
  await expect.element(page.getByRole('checkbox', { name: nb.documents.hasRead })).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('in Finland choices that are missing and a loan above the price are told, and neither a step back nor a reload loses what was filled in [V-056, X-082]', async () => {
  const t = translated('fi')
  const aino = { site: 'Jmoy', persona: 'aino' } as const
  await visit({ ...aino, path: '/varaus/' })
  await expect.element(title(fi.personal.title)).toBeVisible()
  await button(fi.next.choices).click()
  await button(fi.next.financing).click()
  const { kitchen, bathroom, floor } = fi.error.required
  await expect.poll(told).toEqual([kitchen, bathroom, floor])
  for (const option of ['kitchen-light', 'bathroom-white', 'floor-oak'] as const)
    await page.getByRole('radio', { name: fi.choices.option[option] }).click()
  expect(await barriersHere()).toEqual([])
  await button(fi.next.financing).click()

  await field(fi.field.downPayment).fill('81900')
  await field(fi.field.loan).fill('950000')
  await button(fi.next.accomodation).click()
  const most = '1\u00a0004\u00a0000\u00a0€'
  await expect.poll(told).toEqual([t('booking.error.rule.priceSumToHigh', { most })])
  await field(fi.field.loan).fill('464100')
  await button(fi.next.accomodation).click()
  await page.getByRole('radio', { name: fi.living.option.rented }).click()
  await page.getByRole('radio', { name: fi.living.no }).click()
  // no step is passed over by whoever presses twice
  await button(fi.previous).dblClick()
  await expect.element(title(fi.money.title)).toHaveFocus()
  await expect.element(field(fi.field.loan)).toHaveValue('464\u00a0100')
  const path = location.pathname + location.search
  await cleanup()
  await visit({ ...aino, path })
  await expect.element(field(fi.field.loan)).toHaveValue('464\u00a0100')
  await button(fi.next.accomodation).click()
  await expect.element(page.getByRole('radio', { name: fi.living.option.rented })).toBeChecked()
  expect(await barriersHere()).toEqual([])
})
