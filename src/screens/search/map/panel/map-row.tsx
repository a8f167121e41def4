import { clsx } from 'clsx'
import { memo, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { imageAttributes } from '#src/api/content/images.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { MoveInText } from '#src/features/home-cards/move-in-text.tsx'
import { FactsText, PriceText } from '#src/features/home-cards/hit-texts.tsx'
import { rowImage } from '../map-images.ts'

type Props = {
  hit: SearchHit
  isChosen: boolean
  isPointed: boolean
  onChoose: (id: string) => void
  onPoint: (id: string | undefined) => void
}

/** A project beside the map: its name leads to it, the rest of the row to its pin. */
export const MapRow = memo(function Row({ hit, isChosen, isPointed, onChoose, onPoint }: Props) {
  const m = useTranslations('map')
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // it only points out the pin: what can be done has a link and a button of its own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={row}
      aria-current={isChosen || undefined}
      onPointerEnter={() => onPoint(hit.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(hit.id)}
      onBlur={() => onPoint(undefined)}
      className={clsx(
        'relative grid grid-cols-[9.25rem_1fr] gap-x-4.5 border-b border-line px-8 py-5 [contain-intrinsic-size:none_auto_6.9375rem] [content-visibility:auto]',
        isChosen &&
          'bg-brand-tint forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
        isPointed && !isChosen && 'bg-surface',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={m('showOnMap', { name: hit.name })}
        onClick={() => onChoose(hit.id)}
        className="absolute inset-0 focus-visible:-outline-offset-3"
      />
      <img
        {...imageAttributes(hit.searchImage, rowImage)}
        alt=""
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full bg-surface object-cover"
      />
      <div className="min-w-0 text-small leading-[1.4]">
        <p className="text-ink-2">{[hit.area, hit.municipality].filter(Boolean).join(', ')}</p>
        <h2 className="mt-0.5 font-display text-h4">
          <LocalLink href={hit.url} className="relative inline-block min-h-6 hover:underline">
            {hit.name}
          </LocalLink>
        </h2>
        <p className="mt-1">
          <FactsText hit={hit} />
          <span className="block text-ink-2">
            <MoveInText hit={hit} />
          </span>
        </p>
        <p className="mt-1 font-strong">
          <PriceText hit={hit} />
        </p>
      </div>
    </li>
  )
})
