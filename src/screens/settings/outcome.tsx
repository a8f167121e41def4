import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { Message } from '#src/ui/feedback/message.tsx'

/** What became of a change: saved, refused, or not answered. */
export type Outcome = 'saved' | 'invalidInput' | 'general' | 'tooMany' | 'noPassword' | 'failed'

/** What a call that failed comes to, where it is no matter of a field. */
export function outcomeOfError(error: unknown): Outcome {
  const isBusy = error instanceof AppError && error.kind === 'busy'
  return isBusy ? 'tooMany' : 'failed'
}

/** Says what became of a change, where it was made. */
export function OutcomeMessage({ outcome, text }: { outcome: Outcome; text?: string }) {
  const t = useTranslations('settings.outcome')
  if (outcome !== 'saved') return <FormFailure>{text ?? t(outcome)}</FormFailure>
  return (
    <Message tone="ok" live>
      {text ?? t(outcome)}
    </Message>
  )
}
