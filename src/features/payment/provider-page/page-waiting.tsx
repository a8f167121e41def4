import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import type { PagePayment } from '../process/kept-payment.ts'
import { Waiting } from '../waiting.tsx'

/** A payment that goes on at the page of a bank or a card, or of which the outcome is on its way. */
export function PageWaiting({ payment }: { payment: PagePayment }) {
  const t = useTranslations('payment.page')
  const ofPayment = useTranslations('payment')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="font-text text-h4 tracking-[normal] outline-none">
        {t('waitingTitle')}
      </h2>
      <p className="mt-2 text-small text-ink-2">{t('waitingText')}</p>
      <div className="mt-5 flex flex-wrap items-center gap-6">
        <LinkButton look="secondary" href={payment.redirectUrl}>
          {t(`${payment.method}On`)}
        </LinkButton>
        <Waiting>{ofPayment('waiting')}</Waiting>
      </div>
    </>
  )
}
