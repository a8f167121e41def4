import { useTranslations } from 'use-intl'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useGeneralError } from './refusal-message.tsx'
import { StepHeading } from '../frame/step-heading.tsx'

/** A part of the booking could not be read: the general message with its code, and a way to try again (X-069, F-141). */
export function GeneralFailure({ onRetry }: { onRetry: () => void | Promise<unknown> }) {
  const t = useTranslations('booking')
  const text = useGeneralError()
  return <ErrorState title={text} retryLabel={t('retry')} onRetry={onRetry} />
}

/** The same where nothing else of the booking can be shown: a screen of its own. */
export function FailureScreen({ onRetry }: { onRetry: () => void | Promise<unknown> }) {
  const t = useTranslations('booking')
  return (
    <div className="max-w-175">
      <StepHeading title={t('failed')} />
      <GeneralFailure onRetry={onRetry} />
    </div>
  )
}
