import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import login from '#src/features/login/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { asked, mock, visit } = visits()

const t = translated('sv')
const texts = login.recovery

const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const field = () => main.getByRole('textbox', { name: texts.new })
const titled = (name: string) => main.getByRole('heading', { name, exact: true })

/** Shows the e-ID of a persona. */
async function showEidOf(persona: string) {
  await mock.takeThePhone()
  await button(login.eid.otherDevice).click()
  await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs(persona)
}

test('who has lost their mail shows an e-ID, types a new address, and opens the link that comes there [F-062, C-022, F-157]', async () => {
  await visit({ path: '/logga-in/' })
  await button(login.email.toggle).click()
  await button(texts.open).click()
  await expect.element(titled(texts.title)).toHaveFocus()
  expect(location.search).toBe('?view=address')
  expect(await barriersHere()).toEqual([])
  await showEidOf('amira')
  await expect.element(titled(texts.newTitle)).toHaveFocus()
  const current = t('login.recovery.newIntro', { email: 'amira.nordin@example.com' })
  await expect.element(main.getByText(current)).toBeVisible()

  const send = button(texts.submit)
  const tries = [
    [' ', texts.required],
    ['amira', texts.format],
    ['amira.nordin@example.com', texts.same],
    ['tove.granlund@example.com', texts.inUse],
  ] as const
  for (const [typed, told] of tries) {
    await field().fill(typed)
    await send.click()
    await expect.element(page.getByText(told)).toBeVisible()
    await expect.element(field()).toHaveFocus()
  }
  expect(await barriersHere()).toEqual([])

  await mock.fault({ operationId: 'triggerChangeEmail', status: 503 })
  await field().fill('amira.ny@example.com')
  await send.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(login.problem.somethingWentWrong)
  await expect.element(field()).toHaveValue('amira.ny@example.com')
  await mock.clearFaults()
  const before = asked('/triggerchangeemail').length
  // the answer comes at once, and takes the button with it
  const pressed = send.element() as HTMLElement
  pressed.click()
  pressed.click()
  await expect.element(titled(texts.sentTitle)).toHaveFocus()
  await expect
    .element(page.getByText(t('login.recovery.sentText', { email: 'amira.ny@example.com' })))
    .toBeVisible()
  expect(asked('/triggerchangeemail')).toHaveLength(before + 1)
  expect(await barriersHere()).toEqual([])
  await button(texts.goOn).click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')

  const [letter] = await mock.call<{ to: string; links: { url: string }[] }[]>('GET', '/mailbox')
  expect(letter).toMatchObject({ to: 'amira.ny@example.com' })
})

test('an e-ID that no account has is told so where it was shown, and the password or customer service is the way then [X-008]', async () => {
  await visit({ path: '/logga-in/?view=address' })
  await showEidOf('lucas')
  await expect.element(main.getByRole('alert')).toMatchTextContent(login.problem.notInSystem)
  await expect.element(main.getByText(texts.notConnected)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(login.reset.back).click()
  await expect.element(button(login.email.toggle)).toBeVisible()
})

test('the page for a forgotten password leads there, also somebody who is logged in', async () => {
  await visit({ persona: 'tove', path: '/glomt-losenord/' })
  await main.getByRole('link', { name: texts.open, exact: true }).first().click()
  await expect.element(titled(texts.title)).toBeVisible()
  expect(location.pathname + location.search).toBe('/logga-in/?view=address')
})
