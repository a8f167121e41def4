import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'

/** The way for boards whose houses nobody manages here: a report with the association, and no login (F-066). */
export function WithoutManagement() {
  const t = useTranslations('login')
  const { capabilities, paths } = useSite()
  if (!capabilities.errands) return null
  return (
    <p className="mt-6 border-t border-line pt-5 text-small text-ink-2">
      {t('withoutManagement')}{' '}
      <LocalLink
        href={`${paths.start}#fault-report-no-management`}
        className={textLinkClass({ look: 'inline' })}
      >
        {t('goOnWithout')}
      </LocalLink>
    </p>
  )
}
