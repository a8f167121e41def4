import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { errandQuery, roundQuery } from '#src/api/my-pages/errands.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { AppError } from '#src/api/errors.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import type { ErrandAct } from '../edit/errand-dialogs.tsx'
import { isErrand } from '../list/errand-item.ts'
import type { ErrandItem } from '../list/errand-item.ts'
import { ErrandDetail } from './errand-detail.tsx'

type Props = {
  id: string
  /** What the list knows of it: shown until the newest has come, and if it does not. */
  known: ErrandItem | undefined
  holder: ErrandHolder
  today: string
  isPage: boolean
  titleRef: RefObject<HTMLHeadingElement | null>
  onAct: (act: ErrandAct) => void
}

/** The errand that the address names (F-124). */
export function ChosenErrand({ id, known, holder, ...rest }: Props) {
  const t = useTranslations('errands')
  const isRound = known !== undefined && !isErrand(known)
  const errand = useQuery({ ...errandQuery(holder, id), enabled: !isRound })
  const round = useQuery({ ...roundQuery(id), enabled: isRound })
  const { data, error, isFetching, refetch } = isRound ? round : errand
  const item = data ?? known
  const hasFailed = error && !isFetching
  if (hasFailed && isMissing(error)) return <Message live>{t('detail.missing')}</Message>
  if (!item && hasFailed)
    return <ErrorState title={t('detail.failed')} retryLabel={t('retry')} onRetry={() => refetch()} />
  if (!item)
    return (
      <>
        <output className="sr-only">{t('detail.loading')}</output>
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-6 h-72" />
      </>
    )
  return (
    <>
      {hasFailed && (
        <Message tone="err" live className="mb-6">
          <p>{t('detail.failed')}</p>
          <TextButton
            look="quiet"
            className="mt-2"
            onClick={({ currentTarget }) => void retryInPlace(currentTarget, refetch)}
          >
            {t('retry')}
          </TextButton>
        </Message>
      )}
      <ErrandDetail key={item.id} item={item} holder={holder} {...rest} />
    </>
  )
}

const isMissing = (error: Error) => error instanceof AppError && error.kind === 'notFound'
