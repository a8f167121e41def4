import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'

type Props = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }

/** While the link of a mail is looked up; where that failed, that it did, and the way to try again. */
export function LinkCheck({ query: { error, isFetching, refetch } }: Props) {
  const t = useTranslations('credentials.link')
  if (!error || isFetching)
    return (
      <p role="status" className="flex items-center gap-4">
        <Spinner className="size-6 text-brand" />
        {t('checking')}
      </p>
    )
  const isBusy = error instanceof AppError && error.kind === 'busy'
  return (
    <Message tone="err" live>
      <p>{t(isBusy ? 'tooMany' : 'failed')}</p>
      <Button
        small
        look="secondary"
        className="mt-4"
        onClick={({ currentTarget }) => void retryInPlace(currentTarget, refetch)}
      >
        {t('retry')}
      </Button>
    </Message>
  )
}
