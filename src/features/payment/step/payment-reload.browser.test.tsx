import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import texts from '../messages.sv.json'
import { answerPayment, calls, logJonasIn, logOut, of, reply } from '../payment-calls.test-support.ts'
import { PaymentStep } from './payment-step.tsx'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

beforeEach(logJonasIn)
afterEach(async () => {
  await cleanup()
  logOut()
  vi.unstubAllGlobals()
})

const open = () => renderIn(jmse, <PaymentStep {...of} onPaid={() => {}} />)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name })
const qr = () => page.getByRole('img', { name: texts.swish.qr })

test('a reload finds the payment that runs, and starts no other', async () => {
  const asked = answerPayment()
  await open()
  await button(texts.swish.submit).click()
  await expect.element(qr()).toBeVisible()
  await cleanup()
  await open()
  await expect.element(qr()).toBeVisible()
  expect(asked.filter(({ call }) => call === calls.swish)).toHaveLength(1)
  expect(sessionStorage.getItem('booking-payment')).not.toContain('070')
  // one payment at a time: the other way waits until this one has ended
  await expect.element(radio(texts.method.svea)).toBeDisabled()
})

test('a reload does not tell again what became of a payment, as long as nothing may have been given [F-139]', async () => {
  let end = reply('cancelled')
  answerPayment({ [calls.status]: () => end })
  await open()
  await radio(texts.method.svea).click()
  await button(texts.page.sveaSubmit).click()
  await expect.element(page.getByText(texts.trouble.cancelled)).toBeVisible()
  await cleanup()
  await open()
  await expect.element(button(texts.page.sveaSubmit)).toBeVisible()
  await expect.element(page.getByText(texts.trouble.cancelled)).not.toBeInTheDocument()
  end = reply('pending', { reason: 'outcomeUnknown' })
  for (const _ of ['first', 'second']) {
    await cleanup()
    await open()
    await expect.element(page.getByText(texts.trouble.outcomeUnknown)).toBeVisible()
  }
})
