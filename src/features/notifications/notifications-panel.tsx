import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#gen/notification/model.ts'
import { notificationsQuery } from '#src/api/my-pages/notification.ts'
import { usePauseNotifications } from '#src/api/my-pages/pause-notifications.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'

/** What the bell unfolds: everything that waits for the person, each to open or to pause. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications')
  const { key } = useSite()
  const { data, isPending, isError, refetch } = useQuery(notificationsQuery(key))
  if (isPending) {
    return (
      <Frame title={t('title')}>
        <div role="status" className="grid gap-4 px-6.5 pb-6.5">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </Frame>
    )
  }
  // the page says nothing of a list that cannot be read; whoever opens it should know
  const failure = isError && <Failure onRetry={refetch} />
  if (!data) return <Frame title={t('title')}>{failure}</Frame>
  return (
    <NotificationList notifications={data} onClose={onClose}>
      {failure}
    </NotificationList>
  )
}

function Failure({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useTranslations('notifications')
  return (
    <div className="px-6.5 pb-6.5">
      <p className="mb-4 text-small text-ink-2">{t('failed')}</p>
      <Button
        look="secondary"
        small
        onClick={({ currentTarget }) => void retryInPlace(currentTarget, onRetry)}
      >
        {t('retry')}
      </Button>
    </div>
  )
}

type ListProps = {
  notifications: readonly Notification[]
  onClose: () => void
  /** That they could not be read again. */
  children: ReactNode
}

function NotificationList({ notifications, onClose, children }: ListProps) {
  const t = useTranslations('notifications')
  const pause = usePauseNotifications(useSite().key)
  const pausing = pause.isPending ? pause.variables : []
  // a ref counts before React has drawn again, so a double click is one press
  const isHeld = useRef(false)
  const onPause = (ids: readonly string[]) => {
    if (isHeld.current) return
    isHeld.current = true
    pause.mutate(ids, {
      onSettled: () => {
        isHeld.current = false
      },
    })
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const { isSuccess } = pause
  useEffect(() => {
    // the button that was pressed has gone with its row, and the focus with it
    if (isSuccess && document.activeElement === document.body) heading.current?.focus()
  }, [isSuccess, notifications])
  return (
    <Frame title={t('title')} note={t('count', { count: notifications.length })} heading={heading}>
      {children}
      {pause.isError && (
        <Message tone="err" live className="mx-6.5 mb-5">
          {t('pauseFailed')}
        </Message>
      )}
      {notifications.length === 0 ? (
        <p className="px-6.5 pb-6.5 text-small text-ink-2">{t('empty')}</p>
      ) : (
        <ul>
          {notifications.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              isPausing={pausing.includes(one.id)}
              onPause={() => onPause([one.id])}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
      {notifications.length > 1 && (
        <div className="px-6.5 py-5 text-small">
          <TextButton look="quiet" onClick={() => onPause(notifications.map(({ id }) => id))}>
            {t('pauseAll')}
          </TextButton>
        </div>
      )}
    </Frame>
  )
}

type FrameProps = {
  title: string
  note?: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

function Frame({ title, note, heading, children }: FrameProps) {
  return (
    <section aria-labelledby="notifications-title">
      <div className="flex items-baseline justify-between gap-4 px-6.5 py-5.5">
        <h2 ref={heading} id="notifications-title" tabIndex={-1} className="font-text text-h4 outline-none">
          {title}
        </h2>
        {note && (
          <p role="status" className="text-small text-ink-2">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
