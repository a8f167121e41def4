import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalReceipt } from '#gen/buyresidence/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Message } from '#src/ui/feedback/message.tsx'

type Props = { name: string; receipt: WithdrawalReceipt }

/** The proof of a withdrawal: of what, when, and what comes back. Takes focus, for its booking has gone. */
export function WithdrawalDone({ name, receipt: { withdrawnAt, refund } }: Props) {
  const t = useTranslations('my-pages.booking')
  const { longDate, price } = useFormats()
  const { locale, timeZone } = useSite()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })
  const proof = useRef<HTMLDivElement>(null)
  useEffect(() => proof.current?.focus(), [])
  return (
    <div ref={proof} tabIndex={-1} className="outline-none">
      <Message tone="ok" live title={t('done', { home: name })}>
        <p>{t('received', { date: longDate(withdrawnAt), time: clock.format(new Date(withdrawnAt)) })}</p>
        {refund > 0 && <p>{t('refund', { amount: price(refund) })}</p>}
      </Message>
    </div>
  )
}
