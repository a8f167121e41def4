import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from './messages.sv.json'

const { answered, asked, mock, visit } = visits()

const { login } = allTexts('sv')
const path = '/skapa-konto/'
const klara = {
  firstName: 'Klara',
  lastName: 'Ek',
  email: 'klara.ek@example.com',
  phoneNumber: '070-1740650',
} as const

const main = () => page.getByRole('main')
const field = (name: string) => main().getByRole('textbox', { name, exact: true })
const password = (name: string) => main().getByLabelText(name, { exact: true })
const submit = () => main().getByRole('button', { name: texts.submit, exact: true })

/** Fills in all that is asked of Klara, who wants a password. */
async function fillIn(email: string = klara.email) {
  for (const [name, value] of Object.entries({ ...klara, email }))
    await field(texts.field[name as keyof typeof klara]).fill(value)
  await page.getByRole('checkbox', { name: texts.field.consent }).click()
  await page.getByRole('radio', { name: texts.way.password, exact: false }).click()
  await field(texts.field.birthDate).fill('17041988')
  await password(texts.field.password).fill('hemligt-ord')
  await password(texts.field.repeated).fill('hemligt-ord')
}

test('a used address, a campaign code that is over and a deceased person are refused where it is, and nothing typed is lost [F-160, V-013, X-002, X-005, X-015]', async () => {
  await visit({ path })
  await page.getByRole('radio', { name: texts.way.password, exact: false }).click()
  await submit().click()
  const summary = page.getByRole('alert').filter({ hasText: texts.summary })
  await expect.element(summary).toHaveFocus()
  expect(await barriersHere()).toEqual([])

  await fillIn('amira.nordin@example.com')
  await submit().click()
  await expect.element(page.getByText(texts.refused.email)).toBeVisible()
  await expect.element(field(texts.field.email)).toHaveFocus()
  await expect.element(password(texts.field.password)).toHaveValue('hemligt-ord')
  expect(await barriersHere()).toEqual([])

  await field(texts.field.email).fill(klara.email)
  await field(texts.field.campaignCode).fill('HOST2024')
  await submit().click()
  await expect.element(page.getByText(texts.refused.campaignCode)).toBeVisible()
  await expect.element(field(texts.field.campaignCode)).toHaveFocus()

  await field(texts.field.campaignCode).fill('')
  await field(texts.field.birthDate).fill('17042020')
  await submit().click()
  await expect.element(page.getByText(texts.problem.invalidInput)).toBeVisible()

  await field(texts.field.firstName).fill('Axel')
  await field(texts.field.lastName).fill('Söderholm')
  await field(texts.field.birthDate).fill('04121903')
  await submit().click()
  await expect.element(page.getByText(texts.problem.general)).toBeVisible()
  await expect.element(field(texts.field.email)).toHaveValue(klara.email)
})

test('an address is proven by the code that is mailed to it, before there is an account [V-016, CI-008]', async () => {
  await visit({ scenario: 'register-verifies-email', path })
  await fillIn()
  await submit().click()
  const codeSent = translated('sv')('register.codeSent', { email: klara.email })
  await expect.element(page.getByText(codeSent)).toBeVisible()
  const code = field(texts.field.emailVerificationCode)
  await expect.element(code).toHaveFocus()
  await code.fill('000000')
  await submit().click()
  await expect.element(page.getByText(texts.refused.emailVerificationCode)).toBeVisible()
  expect(await barriersHere()).toEqual([])

  const letters = await mock.call<object[]>('GET', '/mailbox')
  const [right = ''] = /\b\d{6}\b/.exec(JSON.stringify(letters)) ?? []
  await code.fill(right)
  await submit().click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')
})

test('what was filled in is there again after a reload, but for secrets, until there is an account [R-009]', async () => {
  await visit({ path })
  await fillIn()
  await cleanup()
  await visit({ path })
  await expect.element(field(texts.field.email)).toHaveValue(klara.email)
  await expect.element(field(texts.field.birthDate)).toHaveValue('')
  await expect.element(password(texts.field.password)).toHaveValue('')
  await fillIn()
  await submit().click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')
  await cleanup()
  await visit({ path })
  await expect.element(field(texts.field.email)).toHaveValue('')
})

test('whoever walks away while an account is made has it, and is led nowhere [C-009]', async () => {
  await visit({ path })
  await fillIn()
  await mock.fault({ operationId: 'registerUser', delayMs: 1500 })
  await submit().click()
  await expect.poll(() => asked('/account_service/register')).toHaveLength(1)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.poll(() => answered('/account_service/register')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: /^Klara/ })).toBeVisible()
  expect(location.pathname).toBe('/')
})

test('an e-ID makes an account; of somebody who has one, or has died, it makes none, and a cancelled one leads back to the form as it was [C-010, C-011, F-159, V-014, X-009]', async () => {
  await mock.takeThePhone()
  await visit({ path })
  for (const [name, value] of Object.entries({ ...klara, firstName: 'Lucas', lastName: 'Ferreira' }))
    await field(texts.field[name as keyof typeof klara]).fill(value)
  await page.getByRole('checkbox', { name: texts.field.consent }).click()
  const qr = page.getByRole('img', { name: login.waiting.qr })
  const problem = main().getByRole('alert')
  const go = async () => {
    await main().getByRole('button', { name: texts.submitEid, exact: true }).click()
    await expect.element(qr).toBeVisible()
  }

  await go()
  expect(await barriersHere()).toEqual([])
  await main().getByRole('button', { name: login.eid.cancel, exact: true }).click()
  await expect.element(field(texts.field.email)).toHaveValue(klara.email)

  await go()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/cancel`)
  await expect.element(page.getByText(texts.problem.cancelled, { exact: false })).toBeVisible()

  await go()
  await mock.approveAs('amira')
  await expect.element(problem).toMatchTextContent(texts.problem.alreadyExists)

  await go()
  await mock.approveAs('axel')
  await expect.element(problem).toMatchTextContent(texts.problem.general)
  await expect.element(field(texts.field.email)).toHaveValue(klara.email)
  expect(await barriersHere()).toEqual([])

  await go()
  await mock.approveAs('lucas')
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')
  const menu = translated('sv')('header.userMenu', { name: 'Lucas' })
  await expect.element(page.getByRole('button', { name: menu })).toBeVisible()
})

test('whoever is logged in has an account, and is led to what they can add to it [E-031, R-009]', async () => {
  const { unmount } = await visit({ persona: 'jonas', path })
  await expect.element(main().getByRole('region', { name: texts.exists.title })).toBeVisible()
  await expect
    .element(main().getByRole('link', { name: texts.exists.vip }))
    .toHaveAttribute('href', '/mina-sidor/vip/')
  await expect.element(submit()).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await unmount()
  await visit({ persona: 'karin', path })
  await expect.element(main().getByRole('link', { name: texts.exists.myPages })).toBeVisible()
  await expect.element(main().getByRole('link', { name: texts.exists.vip })).not.toBeInTheDocument()
})
