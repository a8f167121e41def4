import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import fi from '../messages.fi.json'
import texts from '../messages.sv.json'
import {
  answerPayment,
  calls,
  logJonasIn,
  logOut,
  of,
  problem,
  reply,
  startedSwish,
} from '../payment-calls.test-support.ts'
import { PaymentStep } from './payment-step.tsx'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const onPaid = vi.fn()

beforeEach(() => {
  onPaid.mockReset()
  vi.mocked(leavePage).mockReset()
  logJonasIn()
})
afterEach(async () => {
  await cleanup()
  logOut()
  vi.unstubAllGlobals()
})

const open = (site = jmse) => renderIn(site, <PaymentStep {...of} onPaid={onPaid} />)
const general = /^Något gick fel med betalningen\..* Felkod\s0\./
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name })
const phone = () => page.getByRole('textbox', { name: texts.swish.phone })
const paySwish = () => button(texts.swish.submit)
const qr = () => page.getByRole('img', { name: texts.swish.qr })

test('Swish gets the number of the account and the booking, shows a code to scan, and the fee is paid once [F-139, N-075, G-100]', async () => {
  const times: number[] = []
  const asked = answerPayment({
    [calls.status]: () => {
      times.push(performance.now())
      return times.length < 4 ? reply('pending') : reply('paid', { paidAt: '2026-11-20T20:53:10Z' })
    },
  })
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: texts.title })).toHaveFocus()
  await expect.element(page.getByText(/^25\s000\skr\. Avgiften räknas av/)).toBeVisible()
  await expect.element(phone()).toHaveValue('070-1740621')
  await expect.element(paySwish()).toBeEnabled()
  const pay = paySwish().element() as HTMLElement
  pay.click()
  // a pointer would take the focus away from what comes in place of the button
  pay.click()

  await expect.element(qr()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: texts.swish.scanTitle })).toHaveFocus()
  await expect.element(page.getByText('Björkvall Klientmedel')).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent(texts.waiting)
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
  await expect.element(page.getByText(/betalades 20\snovember\s2026 klockan 21:53/)).toBeVisible()

  const started = asked.filter(({ call }) => call === calls.swish)
  expect(started.map(({ body }) => body)).toEqual([
    {
      ObjectId: 'home-1',
      ContractId: 'con-1',
      PhoneNumber: '070-1740621',
      Message: 'Bokning C-1403',
      UserIds: ['user-jonas'],
      PaymentNumber: 'pay-1',
    },
  ])
  const [, ...waits] = times.map((time, n) => time - (times[n - 1] ?? time))
  expect(Math.max(...waits.slice(1))).toBeGreaterThan(1900)
  expect(Math.max(...waits.slice(1))).toBeLessThan(3500)
})

test.each([
  [reply('declined', { reason: 'declinedByPayer' }), texts.trouble.declinedByPayer],
  [reply('declined', { reason: 'refusedByBank' }), texts.trouble.refusedByBank],
  [reply('error', { reason: 'signingCancelled' }), texts.trouble.signingCancelled],
  [reply('error', { reason: 'timedOut' }), texts.trouble.timedOut],
  [reply('error', { reason: 'providerError' }), texts.trouble.providerError],
  [reply('cancelled'), texts.trouble.cancelled],
  [reply('pending', { reason: 'outcomeUnknown' }), texts.trouble.outcomeUnknown],
])(
  'a payment that comes to %o says so, and one can pay again or in another way [F-139]',
  async (end, text) => {
    const asked = answerPayment({
      [calls.status]: () =>
        asked.filter(({ call }) => call === calls.swish).length === 1 ? end : reply('pending'),
    })
    await open()
    await paySwish().click()
    const notice = page.getByText(text)
    await expect.element(notice).toBeVisible()
    await expect.element(phone()).toHaveValue('070-1740621')
    expect(onPaid).not.toHaveBeenCalled()

    // what became of the first try is no news of the second one
    await paySwish().click()
    await expect.element(qr()).toBeVisible()
    await expect.element(notice).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call === calls.swish)).toHaveLength(2)
  },
)

test('a number that is none, or has no Swish, is told at its field, which keeps it', async () => {
  const asked = answerPayment({ [calls.swish]: problem(422, 'payerNotEnrolled') })
  await open()
  await phone().fill('')
  await paySwish().click()
  await expect.element(phone()).toHaveAccessibleDescription(new RegExp(texts.swish.required))
  await phone().fill('12')
  await expect.element(phone()).toHaveAccessibleDescription(new RegExp(texts.swish.wrong))
  expect(asked.filter(({ call }) => call === calls.swish)).toHaveLength(0)
  await phone().fill('070-1740610')
  await paySwish().click()
  await expect.element(phone()).toHaveAccessibleDescription(/inte anslutet till Swish/)
  await expect.element(phone()).toHaveFocus()
  await expect.element(phone()).toHaveValue('070-1740610')
})

test('a payment that does not start says so in place, and what was typed is there for the next try [F-141, X-069]', async () => {
  let isDown = true
  const swish = problem(503, 'serviceUnavailable')
  answerPayment({ [calls.swish]: () => (isDown ? swish() : startedSwish) })
  await open()
  await phone().fill('070-1740699')
  await paySwish().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(general)
  await expect.element(phone()).toHaveValue('070-1740699')
  // to look at another way and back loses nothing either
  await radio(texts.method.svea).click()
  await radio(texts.method.swish).click()
  await expect.element(phone()).toHaveValue('070-1740699')
  isDown = false
  await paySwish().click()
  await expect.element(qr()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a fee that was paid meanwhile is not paid again', async () => {
  const asked = answerPayment({
    [calls.booking]: () => ({ status: 'paid', signedAt: null, withdrawableUntil: null }),
  })
  await open()
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
  expect(asked.map(({ call }) => call)).not.toContain(calls.number)
})

test('a fee that was paid in another tab goes on, instead of an error', async () => {
  let isPaid = false
  answerPayment({
    [calls.swish]: () => {
      isPaid = true
      return problem(409, 'conflict')()
    },
    [calls.status]: () => (isPaid ? reply('paid') : reply('pending')),
  })
  await open()
  await paySwish().click()
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
})

test('a payment that runs elsewhere is told and asked about: a refusal is told where one types, and once it is paid the booking goes on', async () => {
  let outcome = reply('pending')
  answerPayment({ [calls.swish]: problem(409, 'paymentInProgress'), [calls.status]: () => outcome })
  await open()
  await paySwish().click()
  await expect.element(page.getByText(texts.trouble.inProgress)).toBeVisible()
  await phone().click()
  outcome = reply('declined', { reason: 'refusedByBank' })
  await expect.element(page.getByText(texts.trouble.refusedByBank)).toBeVisible()
  await expect.element(page.getByText(texts.trouble.inProgress)).not.toBeInTheDocument()
  await expect.element(phone()).toHaveFocus()
  outcome = reply('pending')
  await paySwish().click()
  await expect.element(page.getByText(texts.trouble.inProgress)).toBeVisible()
  outcome = reply('paid')
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
})

test('reads of the status that fail are not told to anybody: the payment is waited for [X-070]', async () => {
  let isDown = true
  const down = problem(503, 'serviceUnavailable')
  const asked = answerPayment({ [calls.status]: () => (isDown ? down() : reply('paid')) })
  await open()
  await paySwish().click()
  await expect.element(qr()).toBeVisible()
  const reads = () => asked.filter(({ call }) => call === calls.status).length
  const before = reads()
  await expect.poll(() => reads()).toBeGreaterThan(before + 1)
  await expect.element(qr()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  isDown = false
  await expect.poll(() => onPaid).toHaveBeenCalledOnce()
})

test('a payment nobody hears of for minutes is told, and can be asked about again [C-094]', async () => {
  answerPayment()
  const { queryClient } = await open()
  await paySwish().click()
  const ofStatus = {
    predicate: ({ queryKey: [call, attempt] }: { queryKey: readonly unknown[] }) =>
      String(call).includes('paymentstatus') && attempt !== 'none',
  }
  await expect.poll(() => queryClient.getQueriesData(ofStatus)[0]?.[1]).toBeDefined()
  queryClient.setQueriesData(ofStatus, { reply: undefined, asked: 100 })
  await expect.element(page.getByText(texts.trouble.noAnswer)).toBeVisible()
  await button(texts.askAgain).click()
  await expect.element(qr()).toBeVisible()
  await expect.element(page.getByText(texts.trouble.noAnswer)).not.toBeInTheDocument()
})

test('a fee that cannot be read can be asked for again, and one of a home that is not held cannot [F-141, X-069]', async () => {
  let isDown = true
  const down = problem(503, 'serviceUnavailable')
  answerPayment({ [calls.number]: () => (isDown ? down() : Response.json('pay-1')) })
  await open()
  await expect.element(page.getByRole('alert')).toMatchTextContent(general)
  isDown = false
  await button(texts.retry).click()
  await expect.element(paySwish()).toBeVisible()
  await cleanup()

  answerPayment({ [calls.number]: problem(410, 'holdExpired') })
  await open()
  await expect.element(page.getByRole('alert')).toMatchTextContent(texts.trouble.holdOver)
  await expect.element(button(texts.retry)).not.toBeInTheDocument()
})

test('a card is paid with at the page of its company, and one who went back without paying can go there again [F-139, N-076]', async () => {
  const asked = answerPayment()
  await open()
  await radio(texts.method.svea).click()
  await userEvent.dblClick(button(texts.page.sveaSubmit))
  await expect.poll(() => leavePage).toHaveBeenCalledWith('https://pay.example.com/card/svea-1')
  expect(asked.filter(({ call }) => call === calls.card).map(({ body }) => body)).toEqual([
    { ObjectId: 'home-1', ContractId: 'con-1', UserIds: ['user-jonas'], PaymentNumber: 'pay-1' },
  ])
  await cleanup()
  await open()
  const back = page.getByRole('link', { name: texts.page.sveaOn })
  await expect.element(back).toHaveAttribute('href', 'https://pay.example.com/card/svea-1')
  await expect.element(radio(texts.method.swish)).toBeDisabled()
})

test('whoever has stepped back before the address of the bank comes is not taken there, and finds the payment again [F-139, G-063]', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const asked = answerPayment({ [calls.bank]: () => promise })
  const { queryClient } = await open(jmoy)
  await button(fi.page.nordeaSubmit).click()
  await expect.poll(() => asked.some(({ call }) => call === calls.bank)).toBe(true)
  await cleanup()
  resolve({ paymentId: 'nordea-1', redirectUrl: 'https://pay.example.com/bank/nordea-1' })
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(leavePage).not.toHaveBeenCalled()
  await open(jmoy)
  await expect.element(page.getByRole('link', { name: fi.page.nordeaOn })).toBeVisible()
})

test('Finland pays from the bank, and in no other way [G-063]', async () => {
  answerPayment()
  await open(jmoy)
  await expect.element(page.getByText(fi.method.nordea)).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await button(fi.page.nordeaSubmit).click()
  await expect.poll(() => leavePage).toHaveBeenCalledWith('https://pay.example.com/bank/nordea-1')
})

test('a phone opens its own app instead of showing a code to itself', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  answerPayment()
  await open()
  await paySwish().click()
  const link = page.getByRole('link', { name: texts.swish.open })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^swish:\/\/paymentrequest\?token=f34DS/))
  await expect.element(qr()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: texts.swish.openTitle })).toHaveFocus()
})
