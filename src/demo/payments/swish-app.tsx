import { useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { timeOf } from '../time-of.ts'
import { usePolled } from '../use-polled.ts'
import { ViewTitle } from '../view-title.tsx'
import { readPayments } from './payment-control.ts'
import type { ProviderPayment } from './payment-control.ts'
import { PaymentEnd } from './payment-end.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { amountOf, paymentTexts } from './payment-texts.ts'
import { PaymentView } from './payment-view.tsx'
import type { Language } from '#src/sites/site.ts'

/** The fake Swish app: payments that wait for their payer, wherever they were started. */
export function SwishApp({ language }: { language: Language }) {
  const texts = paymentTexts[language]
  const { value: payments = [], isOffline } = usePolled(readPayments)
  const [openId, setOpenId] = useState<string>()
  const mine = payments.filter(({ provider }) => provider === 'swish')
  const open = mine.find(({ paymentId }) => paymentId === openId)
  return (
    <PaymentFrame texts={texts} provider="swish">
      {isOffline && (
        <Message tone="warn" live className="mb-6">
          {texts.offline}
        </Message>
      )}
      {open?.status === 'created' && <PaymentView texts={texts} payment={open} onSettled={() => undefined} />}
      {open && open.status !== 'created' && (
        <>
          <PaymentEnd texts={texts} payment={open} />
          <Button look="secondary" wide className="mt-6" onClick={() => setOpenId(undefined)}>
            {texts.again}
          </Button>
        </>
      )}
      {!open && (
        <Waiting
          texts={texts}
          payments={mine.filter(({ status }) => status === 'created')}
          onOpen={setOpenId}
        />
      )}
    </PaymentFrame>
  )
}

type WaitingProps = {
  texts: (typeof paymentTexts)[Language]
  payments: readonly ProviderPayment[]
  onOpen: (paymentId: string) => void
}

const Waiting = ({ texts, payments, onOpen }: WaitingProps) => (
  <>
    <ViewTitle className="text-h3">{texts.waiting}</ViewTitle>
    <div aria-live="polite" className="mt-5">
      {payments.length === 0 && <p className="text-ink-2">{texts.nobody}</p>}
      <ul className="grid gap-2.5">
        {payments.map((payment) => (
          <li key={payment.paymentId}>
            <button
              type="button"
              className="w-full rounded-m bg-surface-2 px-4.5 py-3.5 text-left huge-text:px-3 hover:bg-line"
              onClick={() => onOpen(payment.paymentId)}
            >
              <span className="block text-h4">{amountOf(payment, texts)}</span>
              <span className="block">{payment.payee}</span>
              <span className="block text-small text-ink-2">{timeOf(payment.createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  </>
)
