import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'

type Props = { project: string; url: string }

/** Whoever has checked in at the door goes on to the homes, to have plans and prices at hand while looking around. */
export function CheckedIn(props: Props) {
  const t = useTranslations('showings.page.checkedIn')
  return (
    <div className="grid gap-6">
      <Message tone="ok" live title={t('title')}>
        {t('text')}
      </Message>
      <HomesLink {...props} />
    </div>
  )
}

/** The way to the homes that are shown. */
export function HomesLink({ project, url }: Props) {
  const t = useTranslations('showings.page.checkedIn')
  return (
    <p>
      <LocalLink href={url} className={buttonClass()}>
        {t('homes', { project })}
      </LocalLink>
    </p>
  )
}
