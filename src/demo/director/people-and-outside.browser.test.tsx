import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readRawToken, removeToken, storeToken } from '#src/api/session/token.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderBesidePortal } from '#tests/support/component/director-portal.tsx'
import type { EidOrder, Persona } from '../control.ts'
import type { Control } from './mock/control-types.ts'
import { Outside } from './outside/outside.tsx'
import { sv as texts } from './panel-texts/sv.ts'
import { People } from './people/people.tsx'
import { ClockSection } from './time/clock.tsx'

const persona = (id: string, name: string, more: Partial<Persona> = {}): Persona => ({
  id,
  name,
  siteKey: 'Jmse',
  special: `${name} is special.`,
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType: 'bank_id', personalNumber: '19900101-2385' }],
  expectedResult: 'Ok',
  ...more,
})
const people = [
  ...['Amira', 'Bo', 'Cecilia', 'Dag', 'Eva', 'Farid'].map((name) => persona(name.toLowerCase(), name)),
  persona('axel', 'Axel', { expectedResult: 'SsnNotFound' }),
  persona('henning', 'Henning', { siteKey: 'Jmno' }),
  persona('visitor', 'Visitor', { logins: [], expectedResult: null }),
]
const peopleReads = {
  'GET /__mock/personas': () => people,
  'GET /__mock/world': () => ({ id: 'default', personaId: null }),
}

afterEach(async () => {
  await cleanup()
  removeToken()
  vi.unstubAllGlobals()
})

const openPeople = () => renderBesidePortal(<People />)

const option = (name: string) => page.getByRole('option', { name: new RegExp(name) })

test('a few people of this site are at hand, whoever one is among them; all are one press away, found by what the language of the site says of them', async () => {
  answerCalls(peopleReads)
  await openPeople()
  await expect.element(option(`${texts.people.visitor}, ${texts.people.now}`)).toBeInTheDocument()
  expect(page.getByRole('option').elements()).toHaveLength(6)
  await expect.element(option('Henning')).not.toBeInTheDocument()
  await page.getByRole('button', { name: texts.people.all(people.length) }).click()
  expect(page.getByRole('option').elements()).toHaveLength(people.length)
  await page.getByRole('searchbox', { name: texts.people.find }).fill('norsk boende')
  expect(page.getByRole('option').elements()).toHaveLength(1)
})

test('somebody who is not at hand is found by name, and Enter logs in the only one found', async () => {
  const refuses = () => Response.json({ title: 'Conflict', code: 'conflict' }, { status: 409 })
  const asked = answerCalls({ ...peopleReads, 'POST /__mock/personas/axel/session': refuses })
  await openPeople()
  const box = page.getByRole('searchbox', { name: texts.people.find })
  await box.fill('i')
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('option').elements()).toHaveLength(people.length)
  await box.fill('axel')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

test('whom no login lets in is not logged in, and it is said what the login page would answer', async () => {
  const refuses = () => Response.json({ title: 'Conflict', code: 'conflict' }, { status: 409 })
  answerCalls({ ...peopleReads, 'POST /__mock/personas/axel/session': refuses })
  await openPeople()
  await page.getByRole('button', { name: texts.people.all(people.length) }).click()
  await option('Axel').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(texts.refused(texts.people.cannot('Axel', 'SsnNotFound')))
})

test('when the time moves, who is logged in stays so with a token of that time, unless one unticks it', async () => {
  const clock = { now: '2026-11-20T20:51:00Z', offsetSeconds: 0, mode: 'real', speed: 1 }
  answerCalls({
    'GET /__mock/world': () => ({ id: 'default', personaId: 'amira', clock }),
    'POST /__mock/clock/advance': () => clock,
    'POST /__mock/personas/amira/session': () => ({ token: 'of-then' }),
  })
  const { say } = await renderBesidePortal(<ClockSection />)
  const moved = async () => {
    storeToken('of-before')
    say.mockClear()
    await page.getByRole('button', { name: texts.clock.month }).click()
    await expect.poll(() => say).toHaveBeenCalled()
    return readRawToken()
  }
  expect(await moved()).toBe('of-then')
  await page.getByRole('checkbox', { name: texts.clock.stay }).click()
  expect(await moved()).toBe('of-before')
})

const orderRef = '2f1c9d2e-3b55-4c0f-9a51-0d5f1f6f7a11'
const order: EidOrder = {
  orderRef,
  idType: 'bank_id',
  flow: 'login',
  state: 'pending',
  hintCode: 'outstandingTransaction',
  siteKey: 'Jmse',
  requester: 'Björkvall',
  purpose: 'Logga in på Mina sidor',
  device: 'computer',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  autoStartToken: null,
  requiredPersonaId: null,
  personaId: null,
  returnUrl: null,
}
const amira: Persona = {
  id: 'amira',
  name: 'Amira Nordin',
  siteKey: 'Jmse',
  special: 'The main persona.',
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType: 'bank_id', personalNumber: '19900101-2385' }],
  expectedResult: 'Ok',
}
const payment: Control<'ProviderPayment'> = {
  paymentId: 'pay-1001',
  provider: 'swish',
  status: 'created',
  errorCode: null,
  amount: 25_000,
  currency: 'SEK',
  payee: 'Björkvall',
  message: 'Bokning C-1403',
  objectId: 'obj-1403',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  returnUrl: null,
}
const mail: Control<'Mail'> = {
  id: 'mail-1001',
  to: 'amira.nordin@example.com',
  siteKey: 'Jmse',
  locale: 'sv',
  subject: 'Välj ett nytt lösenord',
  text: 'Hej Amira!',
  sentAt: '2026-11-20T20:51:00Z',
  links: [
    { purpose: 'setPassword', url: 'http://localhost/losenord/?code=1', expiresAt: null, usedAt: null },
    {
      purpose: 'verifyEmail',
      url: 'http://localhost/e-post/?code=2',
      expiresAt: '2026-11-20T20:51:30Z',
      usedAt: null,
    },
  ],
}
const matter: Control<'Matter'> = {
  id: 'file-1',
  kind: 'document',
  personaId: 'amira',
  title: 'Överlåtelseavtal',
  amount: null,
  currency: null,
}
const world = {
  clock: { now: '2026-11-20T20:52:00Z' },
  eidBehaviour: { mode: 'auto', personaId: 'amira', delaySeconds: 4 },
}
const outsideReads = {
  'GET /__mock/eid/orders': () => [order],
  'GET /__mock/personas': () => [amira],
  'GET /__mock/payments': () => [payment],
  'GET /__mock/mailbox': () => [mail],
  'GET /__mock/matters': () => [matter],
  'GET /__mock/world': () => world,
}

const openOutside = () => renderBesidePortal(<Outside />)

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('who identifies is approved as somebody, cancelled, or let fail as one wishes', async () => {
  const act = (what: string) => `POST /__mock/eid/orders/${orderRef}/${what}`
  const asked = answerCalls({
    ...outsideReads,
    [act('approve')]: () => order,
    [act('cancel')]: () => order,
    [act('fail')]: () => order,
  })
  const { say } = await openOutside()
  await expect.element(page.getByText(/Logga in på Mina sidor/)).toBeVisible()
  const deeds = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  await press(texts.eid.approve)
  await expect.poll(() => say).toHaveBeenLastCalledWith(texts.eid.approved)
  await press(texts.eid.cancel)
  await expect.poll(() => say).toHaveBeenLastCalledWith(texts.eid.cancelled)
  await page.getByRole('combobox', { name: texts.eid.failure }).selectOptions('certificateErr')
  await press(texts.eid.fail)
  await expect.poll(() => say).toHaveBeenLastCalledWith(texts.eid.failed)
  expect(deeds()).toEqual([{ personaId: 'amira' }, undefined, { hintCode: 'certificateErr' }])
})

test('it is said what the e-ID does when nobody takes the phone', async () => {
  const asked = answerCalls({ ...outsideReads, 'PUT /__mock/eid/behaviour': () => world.eidBehaviour })
  const { say } = await openOutside()
  await page.getByRole('combobox', { name: texts.eid.behaviour }).selectOptions('manual')
  await press(texts.eid.save)
  await expect.poll(() => say).toHaveBeenCalledWith(texts.eid.saved)
  const saved = asked.find(({ call }) => call.startsWith('PUT'))
  expect(saved?.body).toEqual({ mode: 'manual', personaId: null, delaySeconds: 4 })
})

test('a payment ends as one wishes, in the words of its provider, and the page reads it anew', async () => {
  const asked = answerCalls({ ...outsideReads, 'POST /__mock/payments/pay-1001/settle': () => payment })
  const portal = await openOutside()
  await page.getByRole('combobox', { name: texts.payments.outcome }).selectOptions('BANKIDCL')
  await press(texts.payments.settle)
  await expect.poll(() => portal.say).toHaveBeenCalledWith(texts.payments.settled)
  expect(portal.refresh).toHaveBeenCalled()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    outcome: 'error',
    errorCode: 'BANKIDCL',
  })
})

test('a document that waits is signed by one press, and the page reads it anew', async () => {
  const asked = answerCalls({
    ...outsideReads,
    'POST /__mock/matters/file-1/settle': () => new Response(null, { status: 204 }),
  })
  const portal = await openOutside()
  const name = `${texts.matters.kinds.document} · Överlåtelseavtal`
  await press(`${texts.matters.sign}: ${name}`)
  await expect.poll(() => portal.say).toHaveBeenCalledWith(texts.matters.settled(name))
  expect(portal.refresh).toHaveBeenCalled()
  expect(asked.some(({ call }) => call.endsWith('/settle'))).toBe(true)
})

test('what the mock refuses is told where it was asked', async () => {
  const refuses = () => Response.json({ title: 'Conflict', code: 'conflict' }, { status: 409 })
  answerCalls({ ...outsideReads, 'POST /__mock/payments/pay-1001/settle': refuses })
  await openOutside()
  await press(texts.payments.settle)
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${texts.reasons.conflict} (conflict)`)
})

test('the links of a letter lead where they lead, and it is said which are too old', async () => {
  answerCalls(outsideReads)
  await openOutside()
  const link = page.getByRole('link', { name: texts.mailbox.purposes.setPassword })
  await expect.element(link).toHaveAttribute('href', 'http://localhost/losenord/?code=1')
  await expect.element(page.getByText(new RegExp(`· ${texts.mailbox.expired}`))).toBeVisible()
})
