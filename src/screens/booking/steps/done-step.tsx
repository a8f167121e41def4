import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingStatusReply } from '#gen/buyresidence/model.ts'
import { useForgetHold } from '#src/api/booking/booking-hold.ts'
import { completionQuery } from '#src/api/booking/booking.ts'
import { AppError } from '#src/api/errors.ts'
import { readPersonAnew } from '#src/api/session/change-session.ts'
import { Awaited } from '../frame/awaited.tsx'
import { dropDraft } from '../form/draft.ts'
import { FailureScreen } from '../form/general-failure.tsx'

/** How a booking has come out: just now, already before, or not at all. */
export type Outcome = 'success' | 'complete' | 'error'

export type OnEnd = (outcome: Outcome, bookingId: string) => void

/** The end: the booking is finished, and the page of its outcome tells what comes next (F-142, T-010, T-011, T-013). */
export function DoneStep({ booking, onEnd }: { booking: BookingStatusReply; onEnd: OnEnd }) {
  const t = useTranslations('booking.finished')
  const { bookingId, contractId, objectId, status } = booking
  const [wasDone] = useState(status === 'completed')
  const forgetHold = useForgetHold()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...completionQuery({ bookingId, contractId, objectId }),
    enabled: status !== 'completed',
  })
  const isDone = data === true || status === 'completed'
  const isRefused = error !== null && isFinal(error)
  const onDone = useEffectEvent(() => {
    if (isDone) {
      dropDraft()
      forgetHold(objectId)
    }
    // it was finished elsewhere, and what is known of the person here may be from before
    if (wasDone) void readPersonAnew(client)
    const done = wasDone ? 'complete' : 'success'
    onEnd(isRefused ? 'error' : done, bookingId)
  })
  useEffect(() => {
    if (isDone || isRefused) onDone()
  }, [isDone, isRefused])
  if (error && !isRefused) return <FailureScreen onRetry={refetch} />
  return <Awaited>{t('finishing')}</Awaited>
}

/** The service has said no; asked again, it says the same. */
const isFinal = (error: Error): boolean =>
  error instanceof AppError && ['conflict', 'forbidden', 'gone', 'notFound'].includes(error.kind)
