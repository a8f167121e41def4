import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { holdQuery } from '#src/api/booking/booking-hold.ts'
import type { Fee } from '#src/api/booking/booking-payments.ts'
import { lastWithdrawalDay } from '#src/domain/last-withdrawal-day.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { todayIn } from '#src/lib/time/today-in.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { useClock } from '../use-clock.ts'

/** What was signed, how long one can withdraw from it, and until when the fee is to be paid. */
export function FeeTerms({ fee, objectId }: { fee: Fee; objectId: string }) {
  const t = useTranslations('payment')
  const { longDate } = useFormats()
  const clock = useClock()
  const { timeZone } = useSite()
  const today = useToday(timeZone)
  const { signedAt, withdrawableUntil } = fee
  // the same that the countdown reads, which moves when the time is extended
  const { data: hold } = useQuery(holdQuery(objectId))
  // an agreement whose fee is due is held, or was
  if (hold && hold.at !== 'held')
    return (
      <Message tone="warn" live className="mt-7">
        {t('over')}
      </Message>
    )
  const until = hold && { date: longDate(hold.expires), time: clock(hold.expires) }
  const endsToday = hold && todayIn(timeZone, new Date(hold.expires)) === today
  const signed = signedAt && { date: longDate(signedAt), time: clock(signedAt) }
  return (
    <Message tone="ok" className="mt-7">
      {signed && withdrawableUntil && (
        <p>{t('signed', { ...signed, until: longDate(lastWithdrawalDay(withdrawableUntil)) })}</p>
      )}
      {until && <p>{endsToday ? t('until', until) : t('untilDay', until)}</p>}
    </Message>
  )
}
