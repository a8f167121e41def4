import { useState } from 'react'
import { settle } from '../../payments/payment-control.ts'
import type { ProviderPayment, Settlement } from '../../payments/payment-control.ts'
import { endingName, providerNames } from '../../names/payment-names.ts'
import { paymentMishaps } from '../../payments/mishaps.ts'
import { amountOf, paymentTexts } from '../../payments/payment-texts.ts'
import { paymentsQuery } from '../mock/mock-queries.ts'
import { clockTimeOf } from '../time/moments.ts'
import { Choice, Labelled, Nothing, Refusal, Section, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** The payments at their providers, and how each is to end. */
export function Payments() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.payments.title}>
      <Read query={paymentsQuery}>
        {(payments) =>
          payments.length === 0 ? (
            <Nothing>{texts.payments.none}</Nothing>
          ) : (
            <ul>
              {payments.map((payment) => (
                <Payment key={payment.paymentId} payment={payment} />
              ))}
            </ul>
          )
        }
      </Read>
    </Section>
  )
}

function Payment({ payment }: { payment: ProviderPayment }) {
  const texts = usePanelTexts()
  const { site } = usePortalControls()
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <p className="flex items-baseline justify-between gap-3">
        <span>
          {providerNames[payment.provider]} · {amountOf(payment, paymentTexts[site.language])}
        </span>
        <span className="text-small text-ink-2">{texts.payments.states[payment.status]}</span>
      </p>
      <p className="truncate text-micro text-ink-3">
        {clockTimeOf(payment.createdAt)} · {payment.payee} · {payment.message}
        {payment.errorCode && ` · ${endingName(payment.errorCode, site.language)}`}
      </p>
      {payment.status === 'created' && <Settling payment={payment} />}
    </li>
  )
}

const paid = { name: 'paid', settlement: { outcome: 'paid' } satisfies Settlement }

function Settling({ payment: { paymentId, provider } }: { payment: ProviderPayment }) {
  const texts = usePanelTexts()
  const outcomes = [paid, ...paymentMishaps[provider]]
  const [name, setName] = useState(paid.name)
  const portal = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const end = (settlement: Settlement) =>
    run(async () => {
      await settle(paymentId, settlement)
      portal.refresh()
      portal.say(texts.payments.settled)
    })
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <Labelled label={texts.payments.outcome} className="min-w-0 grow">
        <Choice value={name} onChange={(event) => setName(event.target.value)}>
          {outcomes.map((one) => (
            <option key={one.name} value={one.name}>
              {endingName(one.name, portal.site.language)}
            </option>
          ))}
        </Choice>
      </Labelled>
      <ToolButton
        busy={isBusy}
        onClick={() => end(outcomes.find((one) => one.name === name)?.settlement ?? paid.settlement)}
      >
        {texts.payments.settle}
      </ToolButton>
      <Refusal error={error} />
    </div>
  )
}
