import type { ReactNode } from 'react'
import '#src/styles/demonstration.css'
import '../provider.css'
import './payments.css'
import { providerNames } from '../names/payment-names.ts'
import type { ProviderPayment } from './payment-control.ts'
import type { PaymentTexts } from './payment-texts.ts'

type Props = { texts: PaymentTexts; provider: ProviderPayment['provider']; children: ReactNode }

/** The page of a payment provider: its name, and that it is a demonstration. */
export const PaymentFrame = ({ texts, provider, children }: Props) => (
  <main
    lang={texts.language}
    data-provider={provider}
    className="min-h-screen bg-surface px-5 py-6 huge-text:px-0 sm:py-16"
  >
    <div className="mx-auto max-w-115 rounded-l bg-paper p-6 shadow-pop huge-text:px-3 sm:p-10">
      <p className="mb-8 flex flex-wrap items-center gap-3 text-h4">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
        >
          {providerNames[provider].slice(0, 1)}
        </span>
        <span className="grow">{providerNames[provider]}</span>
        <span className="text-small text-ink-2">{texts.demo}</span>
      </p>
      {children}
    </div>
  </main>
)
