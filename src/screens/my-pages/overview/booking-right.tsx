import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalReceipt } from '#gen/buyresidence/model.ts'
import { withdrawalQuery } from '#src/api/booking/booking-withdrawal.ts'
import type { Booked } from '#src/api/booking/booking-withdrawal.ts'
import { lastWithdrawalDay } from '#src/domain/last-withdrawal-day.ts'
import { useNow } from '#src/domain/use-now.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { WithdrawDialog } from '../payments/withdraw-dialog.tsx'

type Props = { booked: Booked; onWithdrawn: (name: string, receipt: WithdrawalReceipt) => void }

/** A booking, and the way to withdraw from it as long as that is a right (F-142); nothing once it has run out. */
export function BookingRight({ booked, onWithdrawn }: Props) {
  const t = useTranslations('my-pages.booking')
  const { longDate } = useFormats()
  const { data, error, refetch } = useQuery(withdrawalQuery(booked))
  const now = useNow().getTime()
  const [isAsking, setAsking] = useState(false)
  if (error && !data)
    return <ErrorState title={t('unread')} retryLabel={t('retry')} onRetry={() => refetch()} />
  if (!data?.until || Date.parse(data.until) <= now) return null
  const { name, until } = data
  const id = `booking-${booked.bookingId}`
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t('title')} />
      <p className="mt-5">{t('text', { home: name, date: longDate(lastWithdrawalDay(until)) })}</p>
      <Button look="secondary" small className="mt-5" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      {isAsking && (
        <WithdrawDialog
          bookingId={booked.bookingId}
          name={name}
          onClose={() => setAsking(false)}
          onWithdrawn={(receipt) => onWithdrawn(name, receipt)}
        />
      )}
    </section>
  )
}
