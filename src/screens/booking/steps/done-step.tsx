import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingStatusReply } from '#gen/buyresidence/model.ts'
import { useForgetHold } from '#src/api/booking-hold.ts'
import { completionQuery } from '#src/api/booking.ts'
import { lastWithdrawalDay } from '#src/domain/last-withdrawal-day.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { useHome } from '../booking-context.ts'
import { dropDraft } from '../form/draft.ts'
import { FailureScreen } from '../form/general-failure.tsx'
import { StepHeading } from '../frame/step-heading.tsx'

/** The end: the booking is finished, and what comes next (F-142). */
export function DoneStep({ booking }: { booking: BookingStatusReply }) {
  const t = useTranslations('booking.finished')
  const { bookingId, contractId, objectId } = booking
  const forgetHold = useForgetHold()
  const { data, isError, refetch } = useQuery({
    ...completionQuery({ bookingId, contractId, objectId }),
    enabled: booking.status !== 'completed',
  })
  const isDone = data === true || booking.status === 'completed'
  const onDone = useEffectEvent(() => {
    dropDraft()
    forgetHold(objectId)
  })
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])
  if (isError) return <FailureScreen onRetry={refetch} />
  if (!isDone)
    return (
      <p role="status" className="flex items-center gap-4 text-lead text-ink-2">
        <Spinner className="size-6 text-brand" />
        {t('finishing')}
      </p>
    )
  return <Done booking={booking} />
}

function Done({ booking: { withdrawableUntil } }: { booking: BookingStatusReply }) {
  const t = useTranslations('booking.finished')
  const formats = useFormats()
  const { paths, paymentMethods } = useSite()
  const home = useHome()
  const isPaid = paymentMethods.length > 0
  return (
    <div className="max-w-175">
      <StepHeading title={t('title', { name: home.name })} lead={t(isPaid ? 'leadPaid' : 'leadInvoice')} />
      <h2 className="mt-10 text-h3">{t('nextTitle')}</h2>
      <ol className="mt-5 grid list-decimal gap-3 pl-6 marker:text-ink-2 marker:normal-nums">
        <li>{t('nextCall')}</li>
        <li>{t('nextPapers')}</li>
        <li>{t('nextHome')}</li>
      </ol>
      {withdrawableUntil && (
        <Message className="mt-8">
          {t('withdraw', { day: formats.longDate(lastWithdrawalDay(withdrawableUntil)) })}
        </Message>
      )}
      <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LocalLink href={paths.myPages ?? '/'} className={buttonClass()}>
          {t('myPages')}
        </LocalLink>
        {paths.myDocuments && (
          <LocalLink href={paths.myDocuments} className={textLinkClass({ look: 'quiet' })}>
            {t('documents')}
          </LocalLink>
        )}
      </p>
    </div>
  )
}
