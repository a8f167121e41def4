import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { MethodCard } from './method-card.tsx'
import { PageForm } from './provider-page/page-form.tsx'
import { PageWaiting } from './provider-page/page-waiting.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { mayBePaid } from './process/payment-process.ts'
import { Receipt } from './receipt.tsx'
import { SwishForm } from './swish/swish-form.tsx'
import { SwishWaiting } from './swish/swish-waiting.tsx'
import { useFeePayment } from './process/use-fee-payment.ts'
import type { FeeDue } from './process/use-fee-payment.ts'
import { useSwishForm } from './swish/use-swish-form.ts'
import { Waiting } from './waiting.tsx'

type Props = FeeDue & {
  /** In whole units of the currency of the site. */
  amount: number
  /** What was agreed, and until when it is to be paid. */
  terms?: ReactNode
  onPaid: () => void
  onRunning?: (isRunning: boolean) => void
}

/** The ways to pay that the site has (G-063), and the payment that runs. */
export function FeePayment({ amount, terms, onPaid, onRunning, ...due }: Props) {
  const t = useTranslations('payment')
  const { paymentMethods } = useSite()
  const { process, trouble: untold, problem, tries, isStarting, pay, askAgain } = useFeePayment(due)
  const form = useSwishForm(due.payer)
  const running = process.at === 'waiting' ? process.payment : undefined
  const [chosen, setChosen] = useState(running?.method ?? paymentMethods[0])
  const method = running?.method ?? chosen

  const mayCome = problem !== 'holdOver' && mayBePaid(process)
  useEffect(() => {
    onRunning?.(mayCome)
    return () => onRunning?.(false)
  }, [onRunning, mayCome])

  if (process.at === 'reading') return <Waiting>{t('loading')}</Waiting>
  if (process.at === 'paid') return <Receipt amount={amount} paidAt={process.paidAt} onPaid={onPaid} />
  if (problem === 'holdOver') return <PaymentNotice of="holdOver" />
  const refused = problem === 'payer' ? undefined : problem
  // what became of the payment that another tab had begun is news of more use than that it was running
  const trouble = refused === 'inProgress' ? (untold ?? refused) : (refused ?? untold)
  return (
    <>
      {trouble && !isStarting && (
        <PaymentNotice key={tries} of={trouble} onAskAgain={trouble === 'noAnswer' ? askAgain : undefined} />
      )}
      <fieldset role="radiogroup" className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="sr-only">{t('methods')}</legend>
        {paymentMethods.map((one) => (
          <MethodCard
            key={one}
            method={one}
            isChosen={one === method}
            isLocked={isStarting || (running !== undefined && one !== method)}
            isAlone={paymentMethods.length === 1}
            onChoose={() => setChosen(one)}
          >
            {running?.method === 'swish' && <SwishWaiting payment={running} amount={amount} />}
            {running && running.method !== 'swish' && <PageWaiting payment={running} />}
            {!running && one === 'swish' && <SwishForm form={form} isStarting={isStarting} onPay={pay} />}
            {!running && one !== 'swish' && <PageForm method={one} onPay={() => pay({ method: one })} />}
          </MethodCard>
        ))}
      </fieldset>
      {terms}
    </>
  )
}
