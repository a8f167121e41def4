import { useTranslations } from 'use-intl'
import type { BookingProgress } from '#src/api/booking/booking-status.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { GeneralFailure } from '../form/general-failure.tsx'
import { StepButtons } from '../frame/step-form.tsx'
import { StepHeading } from '../frame/step-heading.tsx'

type Props = {
  title: string
  progress: BookingProgress | undefined
  hasFailed: boolean
  onRetry: () => Promise<unknown>
  onPrevious: () => void
}

/** The agreement is being made (F-136): what is waited for, and a way on when it takes too long or fails. */
export function Preparing({ title, progress, hasFailed, onRetry, onPrevious }: Props) {
  const t = useTranslations('booking')
  return (
    <div className="max-w-175">
      <StepHeading title={title} />
      {hasFailed ? (
        <GeneralFailure onRetry={onRetry} />
      ) : progress?.at === 'timeout' ? (
        <Message tone="warn" live>
          <p>{t('preparing.timeout')}</p>
          <Button small look="secondary" className="mt-4" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Message>
      ) : (
        <p role="status" className="flex items-center gap-4 text-lead text-ink-2">
          <Spinner className="size-6 text-brand" />
          {t('preparing.text')}
        </p>
      )}
      <StepButtons onPrevious={onPrevious} />
    </div>
  )
}
