import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import '#src/styles/main.css'
import { answerCalls } from '#tests/support/component/answers.ts'
import type { EidOrder, Persona } from '../control.ts'
import { IdentityProvider } from './identity-provider.tsx'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const orderRef = '2f1c9d2e-3b55-4c0f-9a51-0d5f1f6f7a11'
const order: EidOrder = {
  orderRef,
  idType: 'eident',
  flow: 'login',
  state: 'pending',
  hintCode: 'outstandingTransaction',
  siteKey: 'Jmno',
  requester: 'Bjørkvall',
  purpose: 'Logg inn på Mine sider',
  device: 'computer',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  autoStartToken: null,
  requiredPersonaId: null,
  personaId: null,
  returnUrl: null,
}
const persona = (id: string, name: string, idType: EidOrder['idType']): Persona => ({
  id,
  name,
  siteKey: 'Jmno',
  special: 'Somebody.',
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType, personalNumber: '12829499914' }],
  expectedResult: 'Ok',
})
const reads = {
  'GET /__mock/eid/orders': () => [order],
  'GET /__mock/personas': () => [
    persona('henning', 'Henning Solvang', 'eident'),
    persona('amira', 'Amira Nordin', 'bank_id'),
  ],
}
const act = (what: string) => `POST /__mock/eid/orders/${orderRef}/${what}`
const back = 'http://no.localhost/logg-inn/?type=login'

beforeEach(() => vi.mocked(leavePage).mockReset())
afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const open = () => render(<IdentityProvider orderRef={orderRef} country="eident" />)
const button = (name: string) => page.getByRole('button', { name })

test('it says who asks for what, and shows the people with an e-ID of that country', async () => {
  answerCalls(reads)
  await open()
  await expect.element(page.getByRole('heading', { name: 'Bjørkvall ber deg legitimere deg' })).toBeVisible()
  await expect.element(page.getByText(/Logg inn på Mine sider/)).toBeVisible()
  const people = page.getByRole('radio').elements()
  expect(people.map((one) => one.getAttribute('value'))).toEqual(['henning', 'somebody-else'])
})

test('what is to be signed is read line by line', async () => {
  answerCalls({
    ...reads,
    'GET /__mock/eid/orders': () => [
      { ...order, flow: 'sign', purpose: 'Reservasjonsavtale\n\nSelger: Bjørkvall.' },
    ],
  })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Bjørkvall ber deg signere' })).toBeVisible()
  const purpose = page.getByText(/Reservasjonsavtale/)
  await expect.element(purpose).toBeVisible()
  expect((purpose.element() as HTMLElement).innerText).toMatch(/Reservasjonsavtale\n\nSelger/)
})

test('approving as somebody goes back with the code', async () => {
  const returnUrl = `${back}&code=abc&poolingId=ses-1`
  const asked = answerCalls({
    ...reads,
    [act('approve')]: () => ({ ...order, state: 'complete', returnUrl }),
  })
  await open()
  await page.getByRole('radio', { name: /Henning Solvang/ }).click()
  await button('Godkjenn').click()
  await expect.poll(() => leavePage).toHaveBeenCalledWith(returnUrl)
  expect(asked.at(-1)?.body).toEqual({ personaId: 'henning' })
})

test('a typed number approves as anybody; one that nobody has is refused here', async () => {
  const asked = answerCalls({
    ...reads,
    [act('approve')]: () => Response.json({ title: 'No', code: 'unprocessable' }, { status: 422 }),
  })
  await open()
  await page.getByRole('radio', { name: 'En annen person' }).click()
  // once more where the same is wrong again
  for (const press of [1, 2]) {
    await button('Godkjenn').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Velg en person, eller skriv et nummer.')
    // below a list that is longer than a window
    expect(document.activeElement, `${press}`).toBe(page.getByRole('alert').element().parentElement)
  }
  await page.getByLabelText('Fødselsnummer').fill(' 05840399895 ')
  await button('Godkjenn').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ingen med det nummeret har e-ID.')
  expect(asked.at(-1)?.body).toEqual({ personalNumber: '05840399895' })
  expect(leavePage).not.toHaveBeenCalled()
})

test('cancelling and failing go back with the error in the hash', async () => {
  const asked = answerCalls({
    ...reads,
    [act('cancel')]: () => ({ ...order, state: 'failed', returnUrl: `${back}#eident-error-cancel` }),
    [act('fail')]: () => ({ ...order, state: 'failed', returnUrl: `${back}#eident-error-nopid` }),
  })
  await open()
  await button('Avbryt').click()
  await expect.poll(() => leavePage).toHaveBeenLastCalledWith(`${back}#eident-error-cancel`)

  await page.getByText('La det gå galt').click()
  await page.getByRole('combobox').selectOptions('nopid')
  await button('Svar med feil').click()
  await expect.poll(() => leavePage).toHaveBeenLastCalledWith(`${back}#eident-error-nopid`)
  expect(asked.at(-1)?.body).toEqual({ hintCode: 'nopid' })
})

test('an order that is not there, or is over, leads back', async () => {
  answerCalls({ ...reads, 'GET /__mock/eid/orders': () => [] })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Her er det ingen forespørsel' })).toBeVisible()
  await cleanup()
  answerCalls({ ...reads, 'GET /__mock/eid/orders': () => [{ ...order, state: 'complete' }] })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Forespørselen er avsluttet' })).toBeVisible()
})
