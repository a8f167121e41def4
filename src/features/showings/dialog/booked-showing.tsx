import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { calendar } from '#src/ui/icons/contact.ts'
import { saveCalendarFile } from '../calendar/save-calendar-file.ts'
import type { Showing, Shown } from '../showing.ts'
import { entryOf } from '../calendar/showing-entry.ts'
import { whenOf } from '../when.ts'

type Props = { showing: Showing; shown: Shown; onClose?: () => void }

/**
 * A place is booked: when and where, a file for the calendar, and whom to tell who cannot come, since no call gives a
 * place back.
 */
export function BookedShowing({ showing, shown, onClose }: Props) {
  const t = useTranslations('showings')
  const { line } = whenOf(showing, useSite())
  return (
    <div className="grid gap-6">
      <Message tone="ok" live title={t('done.welcome')}>
        {t('done.text', { when: line, place: showing.description })}
      </Message>
      <p className="text-small text-ink-2">
        {t.rich('done.cannotCome', { name: shown.name, page: linkTo(shown.url) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button icon={calendar} onClick={() => saveCalendarFile(entryOf(showing, shown, t('title')))}>
          {t('calendar')}
        </Button>
        {onClose && (
          <Button look="secondary" onClick={onClose}>
            {t('done.close')}
          </Button>
        )}
      </div>
    </div>
  )
}

const linkTo = (url: string) => (name: ReactNode) => (
  <LocalLink href={url} className={textLinkClass({ look: 'inline' })}>
    {name}
  </LocalLink>
)
