import '#src/styles/main.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { widthOfPage } from '#tests/support/component/width-of-page.ts'
import type { ProviderPayment } from './payment-control.ts'
import { PaymentPage } from './payment-page.tsx'
import { SwishApp } from './swish-app.tsx'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const payment: ProviderPayment = {
  paymentId: 'svea-1001',
  provider: 'svea',
  status: 'created',
  errorCode: null,
  amount: 25_000,
  currency: 'SEK',
  payee: 'Björkvall',
  message: 'Bokning A-1302',
  objectId: 'home-bryggvakten-a-1302',
  createdAt: '2026-11-20T20:51:00Z',
  expiresAt: '2026-11-20T21:11:00Z',
  returnUrl: '/boka/?type=booking&poolingId=svea-1001',
}
const swish: ProviderPayment = { ...payment, paymentId: 'swish-1', provider: 'swish', returnUrl: null }
const list = 'GET /__mock/payments'
const settling = (id: string) => `POST /__mock/payments/${id}/settle`

beforeEach(() => vi.mocked(leavePage).mockReset())
afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
  await writeLetters()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const cardPage = () => render(<PaymentPage provider="svea" paymentId="svea-1001" language="sv" />)

test('the card page says what is paid to whom, and paying goes back to the portal', async () => {
  const returnUrl = `${payment.returnUrl}#purchase-success`
  const asked = answerCalls({
    [list]: () => [swish, payment],
    [settling('svea-1001')]: () => ({ ...payment, status: 'paid', returnUrl }),
  })
  await cardPage()
  await expect.element(page.getByRole('heading', { name: /25.000.kr/ })).toBeVisible()
  await expect.element(page.getByText('Bokning A-1302')).toBeVisible()
  await button('Betala').click()
  await expect.poll(() => leavePage).toHaveBeenCalledWith(returnUrl)
  expect(asked.at(-1)?.body).toEqual({ outcome: 'paid' })
})

test('cancelling and failing are told to the provider as such', async () => {
  const asked = answerCalls({
    [list]: () => [payment],
    [settling('svea-1001')]: () => Response.json({ title: 'No', code: 'conflict' }, { status: 409 }),
  })
  await cardPage()
  await button('Avbryt köpet').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(asked.at(-1)?.body).toEqual({ outcome: 'cancelled' })
  await page.getByText('Låt det gå fel').click()
  await page.getByRole('combobox').selectOptions('TIMEOUT')
  await button('Svara med fel').click()
  await expect.poll(() => asked.at(-1)?.body).toEqual({ outcome: 'error', errorCode: 'TIMEOUT' })
  expect(leavePage).not.toHaveBeenCalled()
})

test('the bank page speaks the language of its site', async () => {
  answerCalls({ [list]: () => [{ ...payment, provider: 'nordea', currency: 'EUR', amount: 2000 }] })
  await render(<PaymentPage provider="nordea" paymentId="svea-1001" language="fi" />)
  await expect.element(page.getByRole('heading', { name: /Maksa.*2.000.€/ })).toBeVisible()
  await expect.element(button('Keskeytä osto')).toBeVisible()
})

test('a payment that is over leads back, and one that is not there says so', async () => {
  answerCalls({ [list]: () => [{ ...payment, status: 'declined' }] })
  await cardPage()
  await expect.element(page.getByRole('heading', { name: 'Betalningen avböjdes' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Tillbaka till sidan' }))
    .toHaveAttribute('href', payment.returnUrl ?? '')
  await cleanup()
  answerCalls({ [list]: () => [] })
  await cardPage()
  await expect.element(page.getByRole('heading', { name: 'Här finns ingen betalning' })).toBeVisible()
})

test('Swish shows what waits as it comes, and a declined payment stays to be read', async () => {
  let payments: ProviderPayment[] = [payment]
  const asked = answerCalls({
    [list]: () => payments,
    [settling('swish-1')]: () => {
      payments = [{ ...swish, status: 'declined' }]
      return payments[0]
    },
  })
  await render(<SwishApp language="sv" />)
  await expect.element(page.getByText('Ingen betalning väntar på dig just nu.')).toBeVisible()
  payments = [swish, payment]
  await page.getByRole('button', { name: /25.000.kr/ }).click()
  await button('Avböj').click()
  await expect.element(page.getByRole('heading', { name: 'Betalningen avböjdes' })).toBeVisible()
  expect(asked.find(({ call }) => call === settling('swish-1'))?.body).toEqual({ outcome: 'declined' })
  await button('Till början').click()
  await expect.element(page.getByText('Ingen betalning väntar på dig just nu.')).toBeVisible()
})

test('while the backend is out of reach Swish says so, and goes on once it is back', async () => {
  let isUp = false
  answerCalls({ [list]: () => (isUp ? [swish] : Response.error()) })
  await render(<SwishApp language="sv" />)
  await expect.element(page.getByText(/når inte portalen/)).toBeVisible()
  isUp = true
  await expect.element(page.getByRole('button', { name: /25.000.kr/ })).toBeVisible()
  await expect.element(page.getByText(/når inte portalen/)).not.toBeInTheDocument()
})

test.each([390, 320])(
  'with letters twice as large what is paid to whom fits a window of %i px, name and amount in one piece (WCAG 1.4.4)',
  async (width) => {
    await page.viewport(width, 800)
    await writeLetters(twice)
    answerCalls({ [list]: () => [swish, payment] })
    await cardPage()
    const amount = page.getByText(/^25\s000\skr$/)
    await expect.element(amount).toBeVisible()
    for (const part of [amount, page.getByText('Kortkassan', { exact: true })]) {
      const range = new Range()
      range.selectNodeContents(part.element())
      expect(range.getClientRects()).toHaveLength(1)
    }
    expect(widthOfPage()).toBeLessThanOrEqual(width)
  },
)
