import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { homesOfStageQuery } from '#src/api/homes/residence-places.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { hasPriority } from '#src/domain/sale/status/hit-status.ts'
import { MoveInText } from '#src/features/home-cards/move-in-text.tsx'
import { FactsText, PriceText } from '#src/features/home-cards/hit-texts.tsx'
import { availableHomes } from './available-homes.ts'
import { cardImage } from './map-images.ts'

type Props = { hit: SearchHit; onHomes: () => void; onClose: () => void }

/** The chosen project on the map: floats in its corner, and docks to the bottom of a phone. */
export function MapCard({ hit, onHomes, onClose }: Props) {
  const t = useTranslations('search')
  const m = useTranslations('map')
  const now = useNow()
  // a chosen project loads its homes, so that they are there when asked for (F-081)
  const homes = useQuery(homesOfStageQuery(useSite(), hit.id))
  const count = homes.data ? availableHomes(homes.data.hits, now).length : (hit.objectCount ?? 0)
  const card = useRef<HTMLElement>(null)
  // whoever chose it goes on from here
  useEffect(() => card.current?.querySelector('a')?.focus({ preventScroll: true }), [hit.id])
  useEffect(() => {
    const shown = card.current
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    shown?.addEventListener('keydown', onKey)
    return () => shown?.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section
      ref={card}
      aria-label={m('chosen')}
      className="group absolute inset-x-3 bottom-3 z-10 grid animate-rise grid-cols-[7rem_1fr] overflow-hidden rounded-img bg-paper shadow-pop sm:inset-x-auto sm:right-6 sm:bottom-6 sm:w-82.5 sm:grid-cols-1 forced-colors:border"
    >
      <img
        {...imageAttributes(hit.searchImage, cardImage)}
        alt={hit.searchImage.alttext}
        className="size-full min-h-0 bg-surface object-cover max-sm:absolute max-sm:inset-y-0 max-sm:w-28 sm:aspect-16/9 sm:[@media(height<40rem)]:hidden"
      />
      <div className="col-start-2 px-4.5 py-4 text-small leading-[1.4] sm:col-start-1">
        <div className="flex items-start justify-between gap-3 max-sm:pr-9">
          <p className="text-ink-2">{[hit.area, hit.municipality].filter(Boolean).join(', ')}</p>
          {hasPriority(hit, now) && <VipLabel>{t('card.vip')}</VipLabel>}
        </div>
        <h2 className="mt-0.5 font-display text-h4 sm:text-h3">
          <LocalLink href={hit.url} className="card-link">
            {hit.name}
          </LocalLink>
        </h2>
        <p className="mt-1">
          <FactsText hit={hit} />
          <span className="block text-ink-2">
            <MoveInText hit={hit} />
          </span>
        </p>
        <p className="mt-1.5 flex items-center justify-between gap-3 text-body font-strong">
          <PriceText hit={hit} />
          <Icon path={arrowRight} className="ml-auto max-sm:hidden" />
        </p>
        {count > 0 && (
          <TextButton className="relative z-1 mt-2" onClick={onHomes}>
            {m('homes', { count })}
          </TextButton>
        )}
      </div>
      <IconButton
        icon={close}
        look="paper"
        label={m('close')}
        className="absolute! top-2 right-2 z-1"
        onClick={onClose}
      />
    </section>
  )
}
