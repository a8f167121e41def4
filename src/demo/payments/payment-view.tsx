import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { ViewTitle } from '../view-title.tsx'
import { settle } from './payment-control.ts'
import type { ProviderPayment, Settlement } from './payment-control.ts'
import { PaymentFailure } from './payment-failure.tsx'
import { amountOf } from './payment-texts.ts'
import type { PaymentTexts } from './payment-texts.ts'

type Props = {
  texts: PaymentTexts
  payment: ProviderPayment
  onSettled: (payment: ProviderPayment) => void
}

/** What is to be paid, to whom and why; yes, no, or wrong on purpose. */
export function PaymentView({ texts, payment, onSettled }: Props) {
  const [isRefused, setRefused] = useState(false)
  const end = async (settlement: Settlement) => {
    setRefused(false)
    try {
      onSettled(await settle(payment.paymentId, settlement))
    } catch {
      setRefused(true)
    }
  }
  const isSwish = payment.provider === 'swish'
  return (
    <form noValidate onSubmit={(event: SubmitEvent) => event.preventDefault()} className="grid gap-6">
      <ViewTitle>
        <span className="provider-over">{texts.title}</span>
        <span className="mt-1 block text-h2 huge-text:text-h3">{amountOf(payment, texts)}</span>
      </ViewTitle>
      {isRefused && (
        <Message tone="err" live>
          {texts.refused}
        </Message>
      )}
      <dl className="grid gap-4">
        <div>
          <dt className="text-small text-ink-2">{texts.to}</dt>
          <dd>{payment.payee}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-2">{texts.message}</dt>
          <dd>{payment.message}</dd>
        </div>
      </dl>
      <div className="grid gap-3">
        <Button type="submit" wide onClick={() => end({ outcome: 'paid' })}>
          {texts.pay}
        </Button>
        <Button look="secondary" wide onClick={() => end({ outcome: isSwish ? 'declined' : 'cancelled' })}>
          {isSwish ? texts.decline : texts.cancel}
        </Button>
      </div>
      <PaymentFailure texts={texts} provider={payment.provider} onFail={end} />
    </form>
  )
}
