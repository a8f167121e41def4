import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { translated } from '#tests/support/translated.ts'
import { visits } from '#tests/support/visits.tsx'
import { button, field, hold, prepared, title, told } from './booking-steps.test-support.ts'
import fi from './messages.fi.json'
import nb from './messages.nb.json'
import sv from './messages.sv.json'

const { mock, visit } = visits()

test('in Sweden the steps up to the signature are without barriers, and the agreement is read before it is signed, all in words and no name of a text [F-133, X-078]', async () => {
  const path = '/boka/?objectId=home-strandangen-c-1103'
  await visit({ persona: 'jonas', scenario: 'booking-begins', path })
  await hold()
  expect(await barriersHere()).toEqual([])
  await button(sv.next.documents).click()
  await prepared(mock)
  const tick = page.getByRole('checkbox', { name: sv.documents.hasRead })
  await expect.element(tick).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(sv.next.sign).click()
  await expect.poll(told).toEqual([sv.flaw.required.hasRead])
  await tick.click()
  await button(sv.next.sign).click()
  await expect.element(title(sv.sign.title)).toHaveFocus()
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
  await expect.poll(told).toEqual([t('booking.flaw.rule.downPaymentTooLow', { least })])
  expect(await barriersHere()).toEqual([])
  await button(t('booking.money.fill', { least })).click()
  await expect.element(field(nb.field.downPayment)).toHaveValue('1\u00a0573\u00a0500')
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
  const { kitchen, bathroom, floor } = fi.flaw.required
  await expect.poll(told).toEqual([kitchen, bathroom, floor])
  for (const option of ['kitchen-light', 'bathroom-white', 'floor-oak'] as const)
    await page.getByRole('radio', { name: fi.choices.option[option] }).click()
  expect(await barriersHere()).toEqual([])
  await button(fi.next.financing).click()

  await field(fi.field.downPayment).fill('81900')
  await field(fi.field.loan).fill('950000')
  await button(fi.next.accomodation).click()
  const most = '1\u00a0004\u00a0000\u00a0€'
  await expect.poll(told).toEqual([t('booking.flaw.rule.priceSumToHigh', { most })])
  await field(fi.field.loan).fill('464100')
  await button(fi.next.accomodation).click()
  await page.getByRole('radio', { name: fi.living.option.rented }).click()
  await page.getByRole('radio', { name: fi.living.no }).click()
  await button(fi.previous).click()
  await expect.element(field(fi.field.loan)).toHaveValue('464\u00a0100')
  const path = location.pathname + location.search
  await cleanup()
  await visit({ ...aino, path })
  await expect.element(field(fi.field.loan)).toHaveValue('464\u00a0100')
  await button(fi.next.accomodation).click()
  await expect.element(page.getByRole('radio', { name: fi.living.option.rented })).toBeChecked()
  expect(await barriersHere()).toEqual([])
})
