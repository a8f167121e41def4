import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { components } from '#gen/mock_control/types.ts'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import fi from './messages.fi.json'
import texts from './messages.sv.json'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const { asked, mock, visit } = visits()

type Payment = components['schemas']['ProviderPayment']

const general = translated('sv')('payment.trouble.general', { code: '0' })
/** Alva, whose fee is due, and Aino in Finland, at the step where it is paid. */
const due = { site: 'Boratt', persona: 'alva', path: '/boka/?bookingId=book-alva' } as const
const dueInFinland = { site: 'Jmoy', persona: 'aino', path: '/varaus/?bookingId=book-1001' } as const

beforeEach(() => vi.mocked(leavePage).mockReset())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const phone = () => page.getByRole('textbox', { name: texts.swish.phone })
const qr = () => page.getByRole('img', { name: texts.swish.qr })
const payments = () => mock.call<Payment[]>('GET', '/payments')
const left = () => expect.poll(() => vi.mocked(leavePage).mock.calls.length).toBe(1)
/** Time stands still until a test lets it pass: a busy machine may draw later than what comes by itself. */
const stopTime = () => mock.call('PUT', '/clock', { mode: 'frozen' })
const letPass = (seconds: number) => mock.call('POST', '/clock/advance', { seconds })

async function payByCard() {
  await page.getByRole('radio', { name: texts.method.svea }).click()
  await button(texts.page.sveaSubmit).click()
  await left()
}

// what each scenario answers is told by mocks/scenarios/bookings/bookings.test.ts, and what is said of each answer by
// payment-step.browser.test.tsx: here one of each way goes from the one to the other
test.each([
  ['swish-declined', texts.trouble.declinedByPayer],
  ['swish-outcome-unknown', texts.trouble.outcomeUnknown],
])('%s: the buyer is told, and pays again [F-139, C-093]', async (scenario, text) => {
  await visit({ ...due, scenario })
  await phone().fill('070-1740699')
  await stopTime()
  await button(texts.swish.submit).click()
  await expect.element(qr()).toBeVisible()
  await letPass(11)
  await expect.element(page.getByText(text)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await expect.element(phone()).toHaveValue('070-1740699')
  await payByCard()
  expect(asked('/startsveapayment')).toHaveLength(1)
  expect(await payments()).toHaveLength(2)
})

for (const { scenario, text, ids } of [
  { scenario: 'swish-in-progress', text: texts.trouble.inProgress, ids: 'F-139' },
  { scenario: 'payment-start-fails', text: general, ids: 'F-141, X-069' },
]) {
  test(`${scenario}: the payment does not start, which is told in place, and what was typed stays [${ids}]`, async () => {
    await visit({ ...due, scenario })
    await phone().fill('070-1740699')
    await button(texts.swish.submit).click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(phone()).toHaveValue('070-1740699')
    expect(await payments()).toEqual([])
    // the other looks as an outcome that is unknown
    if (scenario !== 'payment-start-fails') return
    expect(await barriersHere()).toEqual([])
    await mock.clearFaults()
    await button(texts.swish.submit).click()
    await expect.element(qr()).toBeVisible()
  })
}

test('a number without Swish is told at its field, which keeps it [F-139]', async () => {
  await visit({ ...due, scenario: 'swish-not-enrolled' })
  await phone().fill('070-1740610')
  await button(texts.swish.submit).click()
  await expect.element(page.getByText(texts.swish.refused)).toBeVisible()
  await expect.element(phone()).toHaveFocus()
  await expect.element(phone()).toHaveValue('070-1740610')
  expect(await barriersHere()).toEqual([])
})

test('card-cancelled: the buyer who comes back from the card page is told [F-139]', async () => {
  await visit({ ...due, scenario: 'card-cancelled' })
  await payByCard()
  await cleanup()
  await visit(due)
  await expect.element(page.getByText(texts.trouble.cancelled)).toBeVisible()
  await expect.element(button(texts.page.sveaSubmit)).toBeVisible()
})

test('bank-rejected: Finland pays from the bank, and hears what came of it [F-139, N-076, C-090]', async () => {
  await visit({ ...dueInFinland, scenario: 'bank-rejected' })
  await expect.element(page.getByText(fi.method.nordea)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await button(fi.page.nordeaSubmit).click()
  await left()
  const [start] = asked('/api/buyresidence/startnordeapayment')
  expect(Object.keys(JSON.parse(start?.body ?? '{}') as object)).toEqual([
    'ObjectId',
    'ContractId',
    'UserIds',
    'PaymentNumber',
  ])
  await cleanup()
  await visit(dueInFinland)
  await expect.element(page.getByText(fi.trouble.refusedByBank)).toBeVisible()
})

const booked = (name: string) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Tack, bokningen är betald' }) })
    .getByRole('heading', { level: 2, name })
const home = 'Nyckelknippan, A-1201'

test('the payment goes through by itself, and the keyboard is where the next thing is said [F-139, F-142]', async () => {
  await visit({ ...due, scenario: 'payment-paid' })
  await expect.element(page.getByRole('heading', { level: 1, name: texts.title })).toHaveFocus()
  await stopTime()
  await button(texts.swish.submit).click()
  await expect.element(page.getByRole('heading', { name: texts.swish.scanTitle })).toHaveFocus()
  await letPass(11)
  await expect.element(booked(home)).toBeVisible()
})

test('an outcome that is unknown is told, and the booking goes on once the money comes after all [F-139]', async () => {
  await visit({ ...due, scenario: 'swish-unknown-then-paid' })
  await stopTime()
  await button(texts.swish.submit).click()
  await expect.element(qr()).toBeVisible()
  await letPass(11)
  await expect.element(page.getByText(texts.trouble.outcomeUnknown)).toBeVisible()
  await letPass(30)
  await expect.element(booked(home)).toBeVisible()
})

test('a payment that runs when the hold ends is waited for, and money that comes then still books the home [F-139]', async () => {
  const path = '/boka/?bookingId=book-1001'
  const { queryClient } = await visit({ persona: 'jonas', scenario: 'payment-hold-ends-soon', path })
  await stopTime()
  await button(texts.swish.submit).click()
  await expect.element(qr()).toBeVisible()
  await letPass(61)
  // the hold is asked about each half minute
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(texts.over)).toBeVisible()
  await expect.element(qr()).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await letPass(60)
  await expect.element(booked('Brf Strandängen, C-1103')).toBeVisible()
})

test('Finland pays from the bank, in no other way, and hears that it is paid [F-139, N-076, G-063]', async () => {
  await visit({ ...dueInFinland, scenario: 'bank-paid' })
  await expect.element(page.getByText(fi.method.nordea)).toBeVisible()
  await expect.element(page.getByText(fi.method.swish, { exact: true })).not.toBeInTheDocument()
  await button(fi.page.nordeaSubmit).click()
  await left()
  expect(vi.mocked(leavePage).mock.lastCall?.[0]).toMatch(/bank-provider/)
  expect(asked('/api/buyresidence/startnordeapayment')).toHaveLength(1)
  await cleanup()
  await visit(dueInFinland)
  await letPass(11)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Kiitos, varaus on valmis' }))
    .toBeVisible()
})
