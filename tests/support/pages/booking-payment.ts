import type { Locator, Page } from '@playwright/test'
import type { components } from '#gen/mock_control/types.ts'
import texts from '#src/features/payment/messages.sv.json' with { type: 'json' }
import type { MockControl } from '../clients/mock-control.ts'

type Payment = components['schemas']['ProviderPayment']
type Settlement = components['schemas']['SettlePaymentRequest']

/** Alva at Kvarter, whose fee is due, at the step where it is paid. */
export const due = { site: 'Boratt', persona: 'alva', path: '/boka/?bookingId=book-alva' } as const

/** The parts of the step. */
export const swish = {
  phone: (page: Page) => page.getByRole('textbox', { name: texts.swish.phone }),
  pay: (page: Page) => page.getByRole('button', { name: texts.swish.submit }),
  code: (page: Page) => page.getByRole('img', { name: texts.swish.qr }),
}

export const payButton = (page: Page, name: string): Locator => page.getByRole('button', { name })

/** Chooses to pay by card. */
export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: texts.method.svea }).check()
}

/** The page that a booking ends with names what was booked: the fee is paid, and the booking is done. */
export const bookedHeading = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Tack, bokningen är betald' }) })
    .getByRole('heading', { level: 2, name })

/** What the providers know, newest first. */
export const paymentsOf = (mock: MockControl): Promise<Payment[]> => mock.call<Payment[]>('GET', '/payments')

/** Whoever pays decides, in the app or at the page of the provider. */
export async function settle(mock: MockControl, settlement: Settlement): Promise<void> {
  const [newest] = await paymentsOf(mock)
  if (!newest) throw new Error('No payment has begun')
  await mock.call('POST', `/payments/${newest.paymentId}/settle`, settlement)
}

/** The calls that start a payment, as they are sent from now on. */
export function startsOf(page: Page): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() === 'POST' && /start(swish|svea|nordea)payment$/.test(path))
      sent.push({ path, body: JSON.parse(request.postData() ?? 'null') as unknown })
  })
  return sent
}
