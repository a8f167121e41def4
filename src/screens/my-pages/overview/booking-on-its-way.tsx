import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** The booking that somebody has begun on this site and not finished, with the way back to it. */
export function BookingOnItsWay({ business }: { business: User['ongoingBusiness'] }) {
  const t = useTranslations('my-pages.going')
  const { siteId } = useSite()
  if (business?.siteId !== siteId) return null
  return (
    <section aria-labelledby="my-booking">
      <SectionHeading id="my-booking" title={t('title')} />
      <p className="mt-5">{t('text', { home: business.name })}</p>
      <p className="mt-5">
        <LocalLink href={business.url} className={buttonClass({ small: true })}>
          {t('link')}
        </LocalLink>
      </p>
    </section>
  )
}
