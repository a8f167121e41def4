import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import type { EidOrder, Persona } from '../control.ts'
import { codeCanvas } from './scan/code-canvas.test-support.ts'
import { PhonePage } from './phone-page.tsx'
import '#src/styles/main.css'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const orderRef = '131daac9-16c6-4618-beb0-365768f37288'
const autoStartToken = '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6'
const order: EidOrder = {
  orderRef,
  idType: 'bank_id',
  flow: 'sign',
  state: 'pending',
  hintCode: 'userSign',
  siteKey: 'Jmse',
  requester: 'Björkvall',
  purpose: 'Jag skriver under bokningsavtalet för A-1302.',
  device: 'computer',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T20:54:00Z',
  autoStartToken,
  requiredPersonaId: 'linnea',
  personaId: null,
  returnUrl: null,
}
const persona = (id: string, name: string, personalNumber: string): Persona => ({
  id,
  name,
  siteKey: 'Jmse',
  special: 'Somebody.',
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType: 'bank_id', personalNumber }],
  expectedResult: 'Ok',
})
const reads = {
  'GET /__mock/eid/orders': () => [order, { ...order, orderRef: 'x', idType: 'eident' }],
  'GET /__mock/world': () => ({ personaId: 'amira', clock: { now: '2026-11-20T20:52:08Z' } }),
  'GET /__mock/personas': () => [
    persona('amira', 'Amira Nordin', '19900101-2385'),
    persona('linnea', 'Linnea Sandberg', '19930621-2383'),
  ],
  'POST /__mock/eid/scan': () => order,
}
const act = (what: string) => `POST /__mock/eid/orders/${orderRef}/${what}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (start: { startToken?: string; returnTo?: string } = {}) =>
  render(<PhonePage language="sv" {...start} />)

beforeEach(() => {
  localStorage.clear()
  vi.mocked(leavePage).mockReset()
})
afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an order of the list is opened by its start token; what is signed stands there, for the one who must', async () => {
  const asked = answerCalls(reads)
  await open()
  await page.getByRole('button', { name: /Björkvall Jag skriver under .* Dator, \d\d\.\d\d/ }).click()
  await expect.element(page.getByRole('heading', { name: /Vill du skriva under\?/ })).toBeVisible()
  await expect.element(page.getByText(/^Linnea Sandberg/)).toBeVisible()
  expect(asked.find(({ call }) => call.endsWith('/scan'))?.body).toEqual({ token: autoStartToken })
})

test('an answer that was on its way when the order was opened does not end it', async () => {
  let arrive = (_: EidOrder[]) => undefined as void
  const late = new Promise<EidOrder[]>((resolve) => {
    arrive = resolve
  })
  let reading = 0
  answerCalls({
    ...reads,
    'GET /__mock/eid/orders': () => {
      reading += 1
      return reading === 1 ? late : [order]
    },
  })
  await open({ startToken: autoStartToken })
  const asks = page.getByRole('heading', { name: /Vill du skriva under\?/ })
  await expect.element(asks).toBeVisible()
  arrive([])
  await expect.poll(() => reading).toBe(3)
  await expect.element(asks).toBeVisible()
})

test('who approves before it is known whose phone it is waits for that, and is not asked who they are', async () => {
  const { promise, resolve } = Promise.withResolvers<Persona[]>()
  answerCalls({ ...reads, 'GET /__mock/personas': () => promise })
  await open({ startToken: autoStartToken })
  await expect.element(button('Godkänn')).toHaveAttribute('aria-busy', 'true')
  await button('Godkänn').click({ force: true })
  await expect.element(page.getByRole('heading', { name: /Vill du skriva under\?/ })).toBeVisible()
  resolve(reads['GET /__mock/personas']())
  await button('Godkänn').click()
  await expect.element(button('1')).toBeVisible()
})

test('six digits on the keypad approve, five do not, and a digit can be taken back', async () => {
  const asked = answerCalls({
    ...reads,
    [act('approve')]: () => ({ ...order, state: 'complete', hintCode: null, personaId: 'linnea' }),
  })
  await open({ startToken: autoStartToken })
  await button('Godkänn').click()
  for (const digit of ['1', '2', '3', '4', '5']) await button(digit).click()
  await button('Sudda').click()
  await expect.element(page.getByText('4 av 6 siffror')).toBeInTheDocument()
  expect(asked.some(({ call }) => call === act('approve'))).toBe(false)
  await button('5').click()
  await button('6').click()
  await expect.element(page.getByRole('heading', { name: 'Klart' })).toBeVisible()
  expect(asked.find(({ call }) => call === act('approve'))?.body).toEqual({ personaId: 'linnea' })
})

test('a typed number approves; one that nobody has leads back to the choice', async () => {
  const asked = answerCalls({
    ...reads,
    [act('approve')]: () => Response.json({ title: 'No', code: 'unprocessable' }, { status: 422 }),
  })
  await open({ startToken: autoStartToken })
  await button('Byt person').click()
  await page.getByRole('radio', { name: 'Någon annan' }).click()
  await button('Välj').click()
  await expect.element(page.getByText('Välj en person, eller skriv ett nummer.')).toBeVisible()
  await page.getByLabelText('Personnummer').fill(' 20000229-2399 ')
  await button('Välj').click()
  await button('Godkänn').click()
  await userEvent.keyboard('123456')
  await expect.element(page.getByText('Ingen med det numret har e-legitimation.')).toBeVisible()
  expect(asked.find(({ call }) => call === act('approve'))?.body).toEqual({
    personalNumber: '20000229-2399',
  })
})

test.each([
  ['Är e-legitimationen spärrad', 'certificateErr', 'Spärrat'],
  ['Pågår redan en annan', 'alreadyInProgress', 'Det gick inte'],
  ['Är appen för gammal', 'notSupportedByUserApp', 'Det gick inte'],
  ['Stoppar banken det', 'transactionRiskBlocked', 'Det gick inte'],
  ['Svarar inte appen', 'expiredTransaction', 'Tiden är ute'],
])('on purpose (%s) the order fails with %s', async (mishap, hintCode, title) => {
  const asked = answerCalls({ ...reads, [act('fail')]: () => ({ ...order, state: 'failed', hintCode }) })
  await open({ startToken: autoStartToken })
  await page.getByRole('radio', { name: mishap }).click()
  await button('Godkänn').click()
  await userEvent.keyboard('123456')
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(asked.find(({ call }) => call === act('fail'))?.body).toEqual({ hintCode })
})

test('whoever was sent here by a link goes back once it is done', async () => {
  const cancelled = { ...order, state: 'failed', hintCode: 'userCancel' }
  answerCalls({ ...reads, [act('cancel')]: () => cancelled })
  const returnTo = 'http://localhost/logga-in/?type=login&poolingId=ses-1'
  await open({ startToken: autoStartToken, returnTo })
  await button('Avbryt').click()
  await expect.poll(() => leavePage).toHaveBeenCalledWith(returnTo)
  await expect
    .element(page.getByRole('link', { name: 'Tillbaka till sidan' }))
    .toHaveAttribute('href', returnTo)
})

test('the live camera reads the code as soon as it sees it, and goes on after one that is too old', async () => {
  const qr = (seconds: number) => `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${seconds}.${'ab'.repeat(32)}`
  const seen = await codeCanvas(qr(0), 4, 6)
  // a stream has frames only as long as somebody draws
  const drawing = setInterval(() => seen.getContext('2d')?.fillRect(0, 0, 1, 1), 50)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(seen.captureStream(20))
  let isTooOld = true
  const asked = answerCalls({
    ...reads,
    'POST /__mock/eid/scan': () =>
      isTooOld ? Response.json({ title: 'Gone', code: 'gone' }, { status: 410 }) : order,
  })
  await open()
  await button('Skanna QR-kod').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Koden är för gammal/)
  isTooOld = false
  await expect.element(page.getByRole('heading', { name: /Vill du skriva under\?/ })).toBeVisible()
  expect(asked.find(({ call }) => call.endsWith('/scan'))?.body).toEqual({ token: qr(0) })
  clearInterval(drawing)
})

test('without a camera one is told, and pastes the text', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  answerCalls(reads)
  await open()
  await button('Skanna QR-kod').click()
  await expect.element(page.getByText(/Kameran går inte att använda/)).toBeVisible()
  await page.getByLabelText('Eller klistra in kodens text').fill('https://example.com/')
  await button('Öppna').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Koden hör inte hit/)
  await page.getByLabelText('Eller klistra in kodens text').fill(autoStartToken)
  await button('Öppna').click()
  await expect.element(page.getByRole('heading', { name: /Vill du skriva under\?/ })).toBeVisible()
})

test('a phone that cannot reach the portal says so', async () => {
  answerCalls({})
  await open()
  await expect.element(page.getByText(/Telefonen når inte portalen/)).toBeVisible()
})
