import { useTranslations } from 'use-intl'
import { EndLinks } from './not-for-sale.tsx'
import { StepHeading } from '../frame/step-heading.tsx'

export type Intro = { heading: string; preamble?: string }

/** Nobody has said which home: what booking is about, and where one chooses. */
export function NothingChosen({ intro: { heading, preamble } }: { intro: Intro }) {
  const t = useTranslations('booking.end')
  return (
    <div className="max-w-175">
      <StepHeading title={heading} lead={preamble} />
      <p className="mb-8">{t('nothingChosen')}</p>
      <EndLinks />
    </div>
  )
}
