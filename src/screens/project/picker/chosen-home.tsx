import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { imageAttributes } from '#src/api/content/images.ts'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { kindOf } from '../homes/home-kind.ts'
import { HitStatusDot } from '#src/features/home-cards/hit-status-dot.tsx'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { useHomeTexts } from '../homes/use-home-texts.ts'

type Props = {
  home: SearchHit
  /** The project tells its prices here. */
  showPrice: boolean
  sunHours?: ExplorerData['apts'][number]['sunHours']
  /** The button that keeps it as a favourite. */
  save?: ReactNode
}

/** The home that is chosen in the picture or the table: its plan, what it costs, and the way to its page. */
export function ChosenHome({ home, showPrice, sunHours, save }: Props) {
  const t = useTranslations('project')
  const { number, rooms } = useFormats()
  const texts = useHomeTexts()
  const state = texts.state(home)
  const { floorPlan, possibleRooms = [] } = home
  return (
    <section
      aria-label={t('chosen.label')}
      className="grid grid-cols-1 gap-x-10 gap-y-6 rounded-m bg-paper p-5 huge-text:px-3 sm:grid-cols-[minmax(0,15rem)_1fr] sm:items-center sm:p-7 lg:grid-cols-[15rem_1.2fr_1fr_auto] lg:px-9"
    >
      {floorPlan ? (
        <img
          key={floorPlan.url}
          {...imageAttributes({ ...floorPlan }, plan)}
          alt={floorPlan.alttext}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full object-contain"
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <HitStatusDot hit={home} />
          {state === 'vip' && <VipLabel>{t('card.vip')}</VipLabel>}
        </div>
        <h3 className="mt-2">{texts.name(home)}</h3>
        <p className="mt-2 text-ink-2">{texts.facts(home)}</p>
        {possibleRooms.length > 0 && (
          <p className="text-ink-2">
            {t('home.possible', { rooms: texts.inWords(possibleRooms.map((count) => rooms(count))) })}
          </p>
        )}
        <p className="text-ink-2">{texts.outdoor(home)}</p>
        {sunHours && (
          <p className="mt-1 text-small text-ink-2">
            {t('home.sun', { june: number(sunHours.june), december: number(sunHours.december) })}
          </p>
        )}
      </div>
      <div className="sm:max-lg:col-start-2">
        {showPrice && (
          <>
            <p className="font-display text-h3">
              {texts.price(home) || (isGone(state) ? '' : t('home.priceLater'))}
            </p>
            <p className="mt-1 text-small text-ink-2">{texts.fee(home)}</p>
          </>
        )}
      </div>
      <div className="grid gap-3 sm:max-lg:col-start-2 lg:w-64">
        <LocalLink
          href={home.url}
          className={buttonClass({ wide: true, look: isGone(state) ? 'secondary' : 'primary' })}
        >
          {t('home.open', { kind: kindOf(home) })}
        </LocalLink>
        {!isGone(state) && save}
      </div>
    </section>
  )
}

const plan = {
  widths: [300, 400, 600, 900],
  sizes: '(width < 39.125rem) calc(100vw - 5rem), 15rem',
} as const
