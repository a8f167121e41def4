import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { StepHeading } from '../frame/step-heading.tsx'

/** A visitor logs in before they book, and comes back to the home they had chosen (P-004). */
export function LoginFirst({ search }: { search: { objectId?: string; bookingId?: string } }) {
  const t = useTranslations('booking.login')
  const { paths } = useSite()
  const referrer = `${paths.booking ?? '/'}${stringifySearch(search)}`
  return (
    <div className="max-w-175">
      <StepHeading title={t('title')} lead={t('lead')} />
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <LocalLink href={`${paths.login ?? '/'}${stringifySearch({ referrer })}`} className={buttonClass()}>
          {t('button')}
        </LocalLink>
        {paths.bookingInfo && (
          <LocalLink href={paths.bookingInfo} className={textLinkClass({ look: 'quiet' })}>
            {t('info')}
          </LocalLink>
        )}
      </p>
    </div>
  )
}
