import { useEffect, useState } from 'react'
import { readOrder } from '../control.ts'
import type { EidOrder, Persona } from '../control.ts'
import { providerTexts } from './provider-texts.ts'
import { ProviderForm } from './provider-form.tsx'
import { ProviderFrame } from './provider-frame.tsx'

type Read = 'reading' | 'missing' | { order: EidOrder; people: Persona[] }

/** The page of a fake identity provider: somebody asks who one is, and one chooses whom to be. */
export function IdentityProvider({
  orderRef,
  country,
}: {
  orderRef: string
  country: 'eident' | 'signicat'
}) {
  const [read, setRead] = useState<Read>('reading')
  useEffect(() => {
    let isCurrent = true
    readOrder(orderRef).then(
      (found) => isCurrent && setRead(found ?? 'missing'),
      () => isCurrent && setRead('missing'),
    )
    return () => {
      isCurrent = false
    }
  }, [orderRef])

  if (read === 'reading') return <ProviderFrame texts={providerTexts[country]} />
  if (read === 'missing') {
    const texts = providerTexts[country]
    return <ProviderFrame texts={texts} title={texts.missingTitle} text={texts.missingText} />
  }
  const { order, people } = read
  const texts = order.idType === 'bank_id' ? providerTexts[country] : providerTexts[order.idType]
  if (order.state !== 'pending') {
    return <ProviderFrame texts={texts} title={texts.endedTitle} text={texts.endedText} />
  }
  const asks = order.flow === 'sign' ? texts.asksToSign : texts.asks
  return (
    <ProviderFrame texts={texts} title={asks(order.requester)}>
      <ProviderForm texts={texts} order={order} people={people} />
    </ProviderFrame>
  )
}
