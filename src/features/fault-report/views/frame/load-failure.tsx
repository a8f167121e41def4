import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

/** A list that could not be loaded: what happened, and a way to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('fault-report')
  const { retry } = useWizard()
  return (
    <Message tone="err" live>
      <p>{text}</p>
      <Button
        ref={retry}
        small
        look="secondary"
        className="mt-4"
        onClick={({ currentTarget }) => retryInPlace(currentTarget, onRetry)}
      >
        {t('retry')}
      </Button>
    </Message>
  )
}

/** A list on its way. */
export function LoadingRows() {
  const t = useTranslations('fault-report')
  return (
    <div>
      <output className="sr-only">{t('loading')}</output>
      <div className="grid gap-2">
        <Skeleton className="h-15" />
        <Skeleton className="h-15" />
        <Skeleton className="h-15" />
      </div>
    </div>
  )
}
