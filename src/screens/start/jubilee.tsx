import { useTranslations } from 'use-intl'

/** Strips of birch bark, as in the mark: what the start page wears in the year of the jubilee (F-016, K-040). */
const dashes = 'M0 5h26M40 5h44M98 5h18M130 5h52M196 5h24M0 15h12M24 15h50M88 15h30M132 15h20M166 15h54'

/** Says that it is the year of the jubilee, above the heading of the start page. */
export function Jubilee() {
  const t = useTranslations('page-content')
  return (
    <p data-jubilee className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 sm:mb-7">
      <svg aria-hidden="true" viewBox="0 0 220 20" className="h-5 w-55 text-accent">
        <path d={dashes} stroke="currentColor" strokeWidth="5" />
      </svg>
      <span className="font-strong">{t('jubilee')}</span>
    </p>
  )
}
