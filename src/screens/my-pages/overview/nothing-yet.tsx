import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

/** A page of My Pages that fills once somebody has bought a home: what it will show, and the way to the homes. */
export function NothingYet({ of }: { of: 'contacts' | 'documents' | 'timeline' }) {
  const t = useTranslations('my-pages.empty')
  const site = useSite()
  const homes = isOpen(site, 'residenceSearch') && site.paths.residenceSearch
  return (
    <EmptyState
      action={
        homes && (
          <LocalLink href={homes} className={buttonClass()}>
            {t('search')}
          </LocalLink>
        )
      }
    >
      {t(of)}
    </EmptyState>
  )
}
