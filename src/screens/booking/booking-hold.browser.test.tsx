import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'
import { button, field, hold, prepared, title } from './booking-steps.test-support.ts'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const ownBooking = '/boka/?bookingId=book-1001'
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

test('the end of the hold is counted down and said aloud, and a press gives half an hour more [F-135, S-078, G-100, C-075, C-077]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-hold-ends-soon', path: ownBooking })
  const banner = page.getByRole('banner')
  await expect.element(banner).toMatchTextContent(/Reserverad i [12] min/)
  await expect.element(status('5 minuter till')).toHaveLength(1)
  expect(await barriersHere()).toEqual([])
  await mock.fault({ operationId: 'setBuyResidenceCookie', status: 503 })
  const extend = page.getByRole('button', { name: texts.hold.extend })
  await extend.click()
  await expect.element(page.getByText(texts.hold.extendFailed)).toBeVisible()
  await mock.clearFaults()
  await extend.click()
  await expect.element(banner).toMatchTextContent('Reserverad i 30 min')
  await expect.element(extend).not.toBeInTheDocument()
  await expect.element(status(texts.hold.extended)).toHaveLength(1)
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

test("whoever comes back by the home's link goes on with the booking that is there [F-135, C-075, C-080]", async () => {
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
