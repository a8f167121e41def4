import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { wrench } from '#src/ui/icons/contact.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

type Props = {
  name: string
  /** What comes next, or for whom somebody acts. */
  lead: string | undefined
  /** Where a fault is reported, for whoever may. */
  reportHref: string | undefined
}

/** Greets by first name, with the way to report a fault. */
export function Greeting({ name, lead, reportHref }: Props) {
  const t = useTranslations('my-pages.greeting')
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
      <div>
        <h1>{t('hello', { name })}</h1>
        {lead && <p className="mt-3 text-lead text-ink-2">{lead}</p>}
      </div>
      {reportHref && (
        <LocalLink href={reportHref} className={clsx(buttonClass({ look: 'secondary' }), 'max-sm:w-full')}>
          <Icon path={wrench} />
          {t('report')}
        </LocalLink>
      )}
    </div>
  )
}
