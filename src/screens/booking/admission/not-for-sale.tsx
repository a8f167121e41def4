import { useTranslations } from 'use-intl'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { StepHeading } from '../frame/step-heading.tsx'

type Props = {
  why: 'taken' | 'cannotBook' | 'withdrawn' | 'unknown' | 'board'
  home?: BookingObjectInformation
}

/** The booking leads no further: why, and where one can go from here (X-080, V-057). */
export function NotForSale({ why, home }: Props) {
  const t = useTranslations('booking')
  return (
    <div className="max-w-175">
      <StepHeading title={t(`end.${why}.title`)} lead={t(`end.${why}.text`)} />
      <EndLinks home={home} />
    </div>
  )
}

/** Whoever has booked the home themselves is not told that somebody else was faster, but where the booking is. */
export function OwnAlready() {
  const t = useTranslations('booking')
  const { paths } = useSite()
  return (
    <div className="max-w-175">
      <StepHeading title={t('end.own.title')} lead={t('end.own.text')} />
      <LocalLink href={paths.myPages ?? '/'} className={buttonClass()}>
        {t('outcome.myPages')}
      </LocalLink>
    </div>
  )
}

/** Where one can go from here. */
export function EndLinks({ home }: Pick<Props, 'home'>) {
  const t = useTranslations('booking')
  const { paths } = useSite()
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <LocalLink href={paths.residenceSearch ?? '/'} className={buttonClass()}>
        {t('end.search')}
      </LocalLink>
      {home && (
        <LocalLink href={home.url} className={textLinkClass({ look: 'quiet' })}>
          {t('end.home', { name: home.name })}
        </LocalLink>
      )}
      {paths.bookingInfo && (
        <LocalLink href={paths.bookingInfo} className={textLinkClass({ look: 'quiet' })}>
          {t('end.info')}
        </LocalLink>
      )}
    </p>
  )
}
