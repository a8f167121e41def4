import { useEffect, useState } from 'react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { readPayments } from './payment-control.ts'
import type { ProviderPayment } from './payment-control.ts'
import { PaymentEnd } from './payment-end.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { paymentTexts } from './payment-texts.ts'
import { PaymentView } from './payment-view.tsx'
import type { Language } from '#src/sites/site.ts'

type Props = { provider: ProviderPayment['provider']; paymentId: string; language: Language }

/** The card page or the bank page: one payment, decided here, and back to whoever asked. */
export function PaymentPage({ provider, paymentId, language }: Props) {
  const texts = paymentTexts[language]
  const [payment, setPayment] = useState<ProviderPayment | 'missing'>()
  useEffect(() => {
    const leaving = new AbortController()
    readPayments(leaving.signal).then(
      (all) => setPayment(all.find((one) => one.paymentId === paymentId) ?? 'missing'),
      () => leaving.signal.aborted || setPayment('missing'),
    )
    return () => leaving.abort()
  }, [paymentId])

  const settled = (ended: ProviderPayment) => {
    setPayment(ended)
    if (ended.returnUrl) leavePage(ended.returnUrl)
  }
  return (
    <PaymentFrame texts={texts} provider={provider}>
      {payment === 'missing' && (
        <>
          <h1 className="text-h3">{texts.missingTitle}</h1>
          <p className="mt-3 text-ink-2">{texts.missingText}</p>
        </>
      )}
      {payment && payment !== 'missing' && <Shown payment={payment} onSettled={settled} texts={texts} />}
    </PaymentFrame>
  )
}

/** A payment that waits is decided; one whose outcome is unknown or final has nothing to decide for its payer. */
const Shown = (props: Parameters<typeof PaymentView>[0]) =>
  props.payment.status === 'created' ? <PaymentView {...props} /> : <PaymentEnd {...props} />
