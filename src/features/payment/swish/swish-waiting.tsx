import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { QrImage } from '#src/ui/content/qr-image.tsx'
import type { SwishKept } from '../process/kept-payment.ts'
import { isPhone, swishCode, swishHere } from './swish-link.ts'
import { Waiting } from '../waiting.tsx'

/** A payment that waits in the Swish app: a code to scan on a computer, a way into the app on a phone. */
export function SwishWaiting({ payment, amount }: { payment: SwishKept; amount: number }) {
  const t = useTranslations('payment.swish')
  const ofPayment = useTranslations('payment')
  const { price } = useFormats()
  const [onPhone] = useState(isPhone)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const here = swishHere(payment.token, location.href, onPhone)
  const facts = [
    [t('payee'), payment.payee],
    [t('amount'), price(amount)],
    [t('messageLabel'), payment.message],
  ]
  return (
    <>
      <div className="grid items-center gap-6 sm:flex sm:gap-8">
        {!onPhone && (
          <div className="mx-auto w-full max-w-47 shrink-0 rounded-m border border-line bg-white p-3.5 sm:mx-0">
            <QrImage text={swishCode(payment.token)} alt={t('qr')} />
          </div>
        )}
        <div className="min-w-0">
          <h2 ref={title} tabIndex={-1} className="font-text text-h4 tracking-[normal] outline-none">
            {t(onPhone ? 'openTitle' : 'scanTitle')}
          </h2>
          <dl className="mt-2 text-small text-ink-2">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="inline">{name}</dt> <dd className="inline">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-4">
            <Waiting>{ofPayment('waiting')}</Waiting>
          </div>
        </div>
      </div>
      {here && (
        <LinkButton
          href={here.href}
          target={here.inTab ? '_blank' : undefined}
          rel="noopener"
          look={onPhone ? 'primary' : 'secondary'}
          className="mt-6"
        >
          {t('open')}
        </LinkButton>
      )}
      <p className="mt-6 text-small text-ink-2">
        {t('where')} {t('otherWay')}
      </p>
    </>
  )
}
