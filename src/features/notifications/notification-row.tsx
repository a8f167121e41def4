import { useTranslations } from 'use-intl'
import type { Notification } from '#gen/notification/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { heart } from '#src/ui/icons/actions.ts'
import { card } from '#src/ui/icons/account.ts'
import { wrench } from '#src/ui/icons/contact.ts'
import { edit } from '#src/ui/icons/editing.ts'
import { document } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { kindOf, targetOf } from './notification-view.ts'

const icons = { vipPayment: card, signing: edit, approval: document, case: wrench, price: heart }

type Props = {
  notification: Notification
  isPausing: boolean
  onPause: () => void
  onFollow: () => void
}

/** One notification: what it is, since when, and the ways to open or to pause it. */
export function NotificationRow({ notification, isPausing, onPause, onFollow }: Props) {
  const t = useTranslations('notifications')
  const { longDate } = useFormats()
  const kind = kindOf(notification)
  const title = t(`kind.${kind}`)
  const target = targetOf(useSite(), notification)
  return (
    <li className="relative flex gap-4 border-t border-line bg-brand-tint px-6.5 py-4 hover:bg-brand-tint-2">
      <Icon path={icons[kind]} className="mt-0.5" />
      <div className="min-w-0 grow">
        <p className="leading-[1.35] font-control">
          {target ? (
            <LocalLink href={target} onClick={onFollow} className="after:absolute after:inset-0">
              {title}
            </LocalLink>
          ) : (
            title
          )}
        </p>
        {notification.title && <p className="mt-1 text-small">{notification.title}</p>}
        <p className="mt-1 text-small text-ink-2">{t('since', { date: longDate(notification.createdOn) })}</p>
      </div>
      <TextButton
        look="quiet"
        aria-label={t('pauseOne', { title: [title, notification.title].filter(Boolean).join(', ') })}
        aria-busy={isPausing || undefined}
        onClick={onPause}
        className="z-1 self-start text-small"
      >
        {t('pause')}
      </TextButton>
    </li>
  )
}
