import { useState } from 'react'
import { FailureChoice } from '../failure-choice.tsx'
import { endingName } from '../names/payment-names.ts'
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
  const options = list.map((one) => ({ value: one.name, label: endingName(one.name, texts.language) }))
  return <FailureChoice texts={texts} options={options} value={name} onChoose={setName} onFail={fail} />
}
