import { createRoot } from 'react-dom/client'
import type { Site } from '#src/sites/site.ts'
import type { ProviderPayment } from './payment-control.ts'
import { PaymentPage } from './payment-page.tsx'
import { SwishApp } from './swish-app.tsx'

/** Shows the page of a payment provider for the payment that the address names; demonstrations only. */
export const showPaymentPage =
  (provider: ProviderPayment['provider'], title: string) =>
  (root: Element, { language }: Site): void => {
    const paymentId = new URLSearchParams(location.search).get('payment') ?? ''
    document.title = title
    createRoot(root).render(<PaymentPage provider={provider} paymentId={paymentId} language={language} />)
  }

/** Shows the fake Swish app; demonstrations only. */
export function showSwish(root: Element, { language }: Site): void {
  document.title = 'Swish'
  createRoot(root).render(<SwishApp language={language} />)
}
