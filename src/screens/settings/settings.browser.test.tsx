import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import favourites from '#src/features/favourites/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { failsTwice } from '#tests/support/component/fails-twice.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from './messages.sv.json'

const { answered, asked, mock, visit } = visits()

const path = '/mina-sidor/mina-installningar/'
const t = translated('sv')

const main = () => page.getByRole('main')
const field = (name: string) => main().getByRole('textbox', { name, exact: true })
const password = (name: string) => main().getByLabelText(name, { exact: true })
const button = (name: string) => main().getByRole('button', { name, exact: true })
const newsletters = () => page.getByRole('switch', { name: texts.newsletter.label })

/** What the summary of errors says, line by line. */
const told = () =>
  page
    .getByRole('alert')
    .filter({ hasText: texts.summary })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('another e-mail address is asked for: a used one is refused at its field, a free one gets a letter, and the old one holds till then [R-012, C-022, V-001, V-013]', async () => {
  await visit({ persona: 'tove', path })
  const email = field(texts.email.new)
  const send = button(texts.email.submit)
  await email.fill('tove')
  await send.click()
  await expect.element(page.getByText(texts.wrong.email, { exact: true })).toBeVisible()
  await email.fill('amira.nordin@example.com')
  await send.click()
  await expect.element(page.getByText(texts.wrong['email-inUse'])).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('tove.granlund@example.com')
  await send.click()
  await expect.element(page.getByText(texts.wrong['email-same'])).toBeVisible()

  await email.fill('tove.ny@example.com')
  await send.dblClick()
  await expect
    .element(main().getByRole('status'))
    .toMatchTextContent(t('settings.email.sentText', { email: 'tove.ny@example.com' }))
  await expect
    .element(page.getByText(t('settings.email.current', { email: 'tove.granlund@example.com' })))
    .toBeVisible()
  expect(await barriersHere()).toEqual([])
  const letters = await mock.call<{ to: string }[]>('GET', '/mailbox')
  expect(letters.filter(({ to }) => to === 'tove.ny@example.com')).toHaveLength(1)
})

test('details that are wrong are told at their fields, without a barrier [R-012, V-002]', async () => {
  await visit({ persona: 'amira', path })
  await field(texts.field.phoneNumber).fill('12')
  await field(texts.field.city).fill('')
  await button(texts.details.submit).click()
  await expect.poll(told).toEqual([texts.wrong.phoneNumber, texts.required.city])
  expect(await barriersHere()).toEqual([])
})

test('details that were typed are there again after a reload, until they are saved [R-012, C-013]', async () => {
  await visit({ persona: 'amira', path })
  await field(texts.field.city).fill('Gävle')
  await cleanup()
  await visit({ persona: 'amira', path })
  await expect.element(field(texts.field.city)).toHaveValue('Gävle')
  await button(texts.details.submit).click()
  await expect.element(page.getByText(texts.outcome.saved)).toBeVisible()
  await cleanup()
  expect(sessionStorage.getItem('details-draft')).toBeNull()
})

test('a password is changed by who knows the old one [R-012, C-026, V-003, V-015]', async () => {
  await visit({ persona: 'tove', path })
  const { currentPassword, newPassword, repeated } = texts.field
  const save = button(texts.password.submit)
  await password(newPassword).fill('kort')
  await password(repeated).fill('lång')
  await save.click()
  await expect
    .poll(told)
    .toEqual([texts.required.currentPassword, texts.wrong.newPassword, texts.wrong.repeated])
  await password(currentPassword).fill('fel-losenord')
  await password(newPassword).fill('nytt-losenord')
  await password(repeated).fill('nytt-losenord')
  await save.click()
  await expect.element(page.getByText(texts.wrong.currentPassword)).toBeVisible()
  await expect.element(password(currentPassword)).toHaveFocus()
  await expect.element(password(newPassword)).toHaveValue('nytt-losenord')
  await password(currentPassword).fill('utan-e-leg')
  await save.click()
  await expect.element(page.getByText(texts.password.saved)).toBeVisible()
  await expect.element(password(currentPassword)).toHaveValue('')
})

test('an account that an e-ID made gets a first password, which can be changed from then on [R-012, C-013, V-003, V-015]', async () => {
  await visit({ persona: 'ylva', path })
  const { currentPassword, newPassword, repeated } = texts.field
  await expect.element(password(currentPassword)).not.toBeInTheDocument()
  const save = button(texts.password.first)
  await password(newPassword).fill('nytt-losenord')
  await password(repeated).fill('lång')
  await save.click()
  await expect.poll(told).toEqual([texts.wrong.repeated])
  expect(await barriersHere()).toEqual([])
  await password(repeated).fill('nytt-losenord')
  await save.dblClick()
  await expect.element(page.getByText(texts.password.firstSaved)).toBeVisible()
  await expect.element(password(currentPassword)).toBeVisible()
  await expect.element(button(texts.password.submit)).toBeVisible()
})

test('newsletters are turned on and stay on [R-012, C-013]', async () => {
  const { unmount } = await visit({ persona: 'tove', path })
  await expect.element(newsletters()).not.toBeChecked()
  await newsletters().click()
  await expect.element(page.getByText(texts.newsletter.on)).toBeVisible()
  await unmount()
  await visit({ persona: 'tove', path })
  await expect.element(newsletters()).toBeChecked()
})

test('mails about lower prices come unless they are turned off, and stay off [R-012, F-152]', async () => {
  const prices = () => page.getByRole('switch', { name: texts.priceMails.label })
  const { unmount } = await visit({ persona: 'tove', path })
  await expect.element(prices()).toBeChecked()
  await prices().dblClick()
  await expect.element(page.getByText(texts.priceMails.off)).toBeVisible()
  await unmount()
  await visit({ persona: 'tove', path })
  await expect.element(prices()).not.toBeChecked()
})

test('whoever has turned them off is promised none when they save a home [F-152]', async () => {
  const { unmount } = await visit({ persona: 'tove', path })
  await page.getByRole('switch', { name: texts.priceMails.label }).click()
  await expect.element(page.getByText(texts.priceMails.off)).toBeVisible()
  await unmount()
  await visit({ persona: 'tove', path: '/sok-bostad/' })
  // homes that one looked at have hearts as well, and these may come first
  const found = page.getByRole('list', { name: search.listLabel, exact: true })
  const heart = found.getByRole('button', { name: /som favorit$/ }).first()
  await heart.click()
  await expect.poll(async () => (await answered('/user/favorites')).length).toBe(1)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByText(favourites.priceMail).elements()).toEqual([])
})

test('a form that cannot be sent says so at its place, keeps what was typed, and is sent once on the next try [R-012, X-001]', async () => {
  await visit({ persona: 'tove', path })
  const { phoneNumber, currentPassword, newPassword, repeated } = texts.field
  const told = texts.outcome.failed
  const phone = [[field(phoneNumber), '070-1740641']] as const
  const email = [[field(texts.email.new), 'tove.ny@example.com']] as const
  const passwords = [
    [password(currentPassword), 'utan-e-leg'],
    [password(newPassword), 'nytt-losenord'],
    [password(repeated), 'nytt-losenord'],
  ] as const
  for (const [one, value] of [...phone, ...email, ...passwords]) await one.fill(value)
  await failsTwice(mock, {
    operationId: 'updateUser',
    send: button(texts.details.submit),
    told,
    kept: [...phone, ...email, ...passwords],
    done: page.getByText(texts.outcome.saved),
  })
  expect(asked('/account_service/update')).toHaveLength(3)
  await failsTwice(mock, {
    operationId: 'triggerChangeEmail',
    send: button(texts.email.submit),
    told,
    kept: [...email, ...passwords],
    done: page.getByText(texts.email.sentTitle),
  })
  expect(asked('/triggerchangeemail')).toHaveLength(3)
  await failsTwice(mock, {
    operationId: 'updatePassword',
    send: button(texts.password.submit),
    told,
    kept: passwords,
    done: page.getByText(texts.password.saved),
  })
  expect(asked('/updatepassword')).toHaveLength(3)
})

test('a first password that cannot be saved says so, keeps what was typed, and is sent once on the next try [R-012, X-001]', async () => {
  await visit({ persona: 'ylva', path })
  const { newPassword, repeated } = texts.field
  const typed = [newPassword, repeated].map((name) => [password(name), 'nytt-losenord'] as const)
  for (const [one, value] of typed) await one.fill(value)
  await failsTwice(mock, {
    operationId: 'updateUser',
    send: button(texts.password.first),
    told: texts.outcome.failed,
    kept: typed,
    done: page.getByText(texts.password.firstSaved),
  })
  expect(asked('/account_service/update')).toHaveLength(3)
})

test('a choice of mails that cannot be saved goes back and says so; nor does an e-ID or a file come, until it is tried again [R-012, X-001]', async () => {
  await visit({ persona: 'tove', path })
  await mock.takeThePhone()
  const prices = page.getByRole('switch', { name: texts.priceMails.label })
  await expect.element(prices).toBeChecked()
  const alerts = main().getByRole('alert')
  await mock.fault({ operationId: 'updateUser', status: 503 })
  await newsletters().click()
  await expect.element(alerts).toHaveTextContent(texts.mailsFailed)
  await expect.element(newsletters()).not.toBeChecked()
  await expect.element(newsletters()).toHaveFocus()
  await mock.clearFaults()
  await mock.fault({ operationId: 'updateUser', drop: true })
  await prices.click()
  await expect.element(alerts).toHaveLength(2)
  await expect.element(prices).toBeChecked()
  await mock.clearFaults()
  await newsletters().click()
  await prices.click()
  await expect.element(page.getByText(texts.newsletter.on)).toBeVisible()
  await expect.element(page.getByText(texts.priceMails.off)).toBeVisible()

  await mock.fault({ operationId: 'exportUser', status: 503 })
  await button(texts.ownData.save).click()
  await expect.element(alerts).toHaveTextContent(texts.ownData.failed)
  await expect.element(button(texts.ownData.save)).toHaveFocus()
  for (const fault of [{ status: 503 }, { drop: true }]) {
    await mock.fault({ operationId: 'startUpdate', ...fault })
    await button(texts.eid.connect).click()
    await expect.element(alerts.first()).toHaveTextContent(texts.eid.problem.somethingWentWrong)
    await expect.element(button(texts.eid.connect)).toHaveFocus()
    await mock.clearFaults()
  }
  await button(texts.eid.connect).dblClick()
  await expect.element(qr()).toBeVisible()
})

const qr = () => page.getByRole('img', { name: t('login.waiting.qr') })

/** Asks for an e-ID, which a persona shows. */
async function connect(persona: string) {
  await button(texts.eid.connect).click()
  await expect.element(qr()).toBeVisible()
  await mock.approveAs(persona)
}

test('neither the e-ID of another account is connected nor that of a deceased person [F-159, X-010, X-015]', async () => {
  await visit({ persona: 'tove', path })
  await mock.takeThePhone()
  for (const [persona, problem] of [
    ['axel', texts.eid.problem.general],
    ['amira', texts.eid.problem.alreadyExists],
  ] as const) {
    await connect(persona)
    await expect.element(page.getByText(problem)).toBeVisible()
    // it takes the focus a moment after it is seen, and would have the next press
    await expect.poll(() => document.activeElement?.textContent).toContain(problem)
  }
})

test('an e-ID that is blocked is told to be so, since another try with it would end the same [X-034]', async () => {
  await visit({ persona: 'tove', path })
  await mock.takeThePhone()
  await button(texts.eid.connect).click()
  await expect.element(qr()).toBeVisible()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/fail`, { hintCode: 'certificateErr' })
  await expect.element(page.getByText(texts.eid.problem.bankidinvalid)).toBeVisible()
})

test('an e-ID is connected to the account, and tells the name from then on [C-015, C-016]', async () => {
  await visit({ persona: 'tove', path })
  await mock.takeThePhone()
  await connect('lucas')
  await expect.element(page.getByText(texts.eid.new)).toBeVisible()
  await expect.element(field(texts.field.firstName)).toHaveAttribute('readonly')
  expect(asked('/account_service/update/bank_id/status').length).toBeGreaterThan(0)
  expect(await barriersHere()).toEqual([])
})

test('a board member sees their details and changes none of them [R-012, C-013, P-015]', async () => {
  await visit({ persona: 'karin', path })
  await expect.element(page.getByText('Karin Aho')).toBeVisible()
  // the address that mail about errands goes to is the association's
  await expect.element(main().getByRole('textbox')).toHaveAttribute('type', 'email')
  await expect.element(field(texts.field.firstName)).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
})
