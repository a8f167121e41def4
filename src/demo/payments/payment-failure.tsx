import { useState } from 'react'
import { FailureChoice } from '../failure-choice.tsx'
import { paymentMishaps } from './mishaps.ts'
import type { ProviderPayment, Settlement } from './payment-control.ts'
import type { PaymentTexts } from './payment-texts.ts'

type Props = {
  texts: PaymentTexts
  provider: ProviderPayment['provider']
  onFail: (settlement: Settlement) => Promise<void>
}

/** Lets the payment fail on purpose, for whoever wants to see what the portal says then. */
export function PaymentFailure({ texts, provider, onFail }: Props) {
  const list = paymentMishaps[provider]
  const [name, setName] = useState(list[0]?.name ?? '')
  const fail = async () => {
    const chosen = list.find((one) => one.name === name)
    if (chosen) await onFail(chosen.settlement)
  }
  const names = list.map((one) => one.name)
  return <FailureChoice texts={texts} options={names} value={name} onChoose={setName} onFail={fail} />
}
