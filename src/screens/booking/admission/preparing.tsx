import { useTranslations } from 'use-intl'
import type { BookingProgress } from '#src/api/booking/booking-status.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Awaited } from '../frame/awaited.tsx'
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
  return (
    <div className="max-w-175">
      <StepHeading title={title} />
      <Standing {...{ progress, hasFailed, onRetry }} />
      <StepButtons onPrevious={onPrevious} />
    </div>
  )
}

function Standing({ progress, hasFailed, onRetry }: Pick<Props, 'progress' | 'hasFailed' | 'onRetry'>) {
  const t = useTranslations('booking')
  if (hasFailed) return <GeneralFailure onRetry={onRetry} />
  if (progress?.at === 'timeout') return <TakesLong onRetry={onRetry} />
  return <Awaited>{t('preparing.text')}</Awaited>
}

/** The agreement has been asked about as often as may be (K-070): the home is held still, and one can ask again. */
export function TakesLong({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useTranslations('booking')
  return (
    <Message tone="warn" live>
      <p>{t('preparing.timeout')}</p>
      <Button small look="secondary" className="mt-4" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Message>
  )
}
