import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { placeNamedQuery, placesOfTextQuery } from '#src/api/homes/places-of-text.ts'
import { homesQuery } from '#src/api/homes/residence.ts'
import type { PlacesOfText } from '#src/api/homes/places-of-text.ts'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { requestOf } from '#src/features/search/search-request.ts'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { close } from '#src/ui/icons/actions.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { asksForHome, saysSomething, understand } from '#src/domain/wanted-home/understood-words.ts'
import type { WordFilter } from '#src/domain/wanted-home/understood-words.ts'

const few = 3

/**
 * The homes that a text asks for, before all else that it finds: what it says of a home becomes filters that one can take
 * away, and the name of a place means the homes there. Nothing otherwise.
 */
export function FittingHomes({ text }: { text: string }) {
  const t = useTranslations('text-search.homes')
  const site = useSite()
  const understood = understand(text, site.language)
  const isAsked = saysSomething(understood)
  const { data: where } = useQuery({ ...placesOfTextQuery(site, understood.rest), enabled: isAsked })
  const { data: place } = useQuery({ ...placeNamedQuery(site, text.trim()), enabled: !isAsked })
  const found = isAsked ? where && asksForHome(understood, where) && where : place && namedAlone(place)
  if (!found) return null
  return (
    <section aria-label={t('title')} className="mt-8">
      <h2 className="text-h3">{t('title')}</h2>
      {found.unknown.length > 0 && (
        <p className="mt-2 text-ink-2">{t('leftOut', { words: found.unknown.join(' ') })}</p>
      )}
      <Fitting key={text} asked={understood.filter} places={found.places} />
    </section>
  )
}

const namedAlone = (place: PlaceTag): PlacesOfText => ({ places: [place], unknown: [] })

type FittingProps = { asked: WordFilter; places: readonly PlaceTag[] }

function Fitting({ asked, places }: FittingProps) {
  const t = useTranslations('text-search.homes')
  const search = useTranslations('search')
  const site = useSite()
  const [filter, setFilter] = useState(asked)
  const [where, setWhere] = useState(places)
  const tagIds = where.map(({ id }) => id)
  const homes = useInfiniteQuery(homesQuery(site, requestOf(site, filter, tagIds)))
  const [first] = homes.data?.pages ?? []
  const list = useRef<HTMLUListElement>(null)
  // the chip that was pressed is gone
  const take = (change: () => void) => {
    change()
    list.current?.focus()
  }
  const chips = useChips(filter)
  const href = `${site.paths.residenceSearch ?? '/'}${stringifySearch({ ...filter, q: where.map(({ url }) => url).join(';') || undefined })}`
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('filters')} className="mt-3 flex flex-wrap gap-2">
        {chips.map(({ label, without }) => (
          <Chip key={label} label={label} onRemove={() => take(() => setFilter(without))} />
        ))}
        {where.map(({ id, text }) => (
          <Chip
            key={id}
            label={text}
            onRemove={() => take(() => setWhere(where.filter((other) => other.id !== id)))}
          />
        ))}
      </ul>
      {homes.isLoadingError && (
        <ErrorState
          title={search('down.title')}
          retryLabel={search('down.retry')}
          onRetry={() => homes.refetch()}
        >
          <p>{search('down.text')}</p>
        </ErrorState>
      )}
      {homes.isPending && (
        <div className="mt-6">
          <SkeletonCards count={few} label={search('updating')} />
        </div>
      )}
      {first && (
        <>
          <p className="mt-4">
            <LocalLink href={href} className={textLinkClass()}>
              {t('show', { count: first.total })}
              <Icon path={arrowRight} />
            </LocalLink>
          </p>
          {first.total > 0 && (
            <div className="mt-6">
              <HitCards hits={first.hits.slice(0, few)} label={t('title')} />
            </div>
          )}
        </>
      )}
    </>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslations('text-search.homes')
  return (
    <li>
      <button
        type="button"
        aria-label={t('without', { filter: label })}
        onClick={onRemove}
        className="hit-area inline-flex min-h-9 items-center gap-1.5 rounded-btn border border-line-2 px-3.5 text-small font-medium hover:bg-surface"
      >
        {label}
        <Icon path={close} size="s" />
      </button>
    </li>
  )
}

const others = <T extends string>(all: readonly T[], gone: T): T[] | undefined => {
  const left = all.filter((one) => one !== gone)
  return left.length > 0 ? left : undefined
}

/** Each filter in words, and what is left when it is taken away. */
function useChips(filter: WordFilter): { label: string; without: WordFilter }[] {
  const t = useTranslations('text-search.homes')
  const search = useTranslations('search')
  const { rooms, price } = useFormats()
  const { minRooms, maxPrice, outdoorArea = [], residenceType = [], viewing } = filter
  return [
    ...(minRooms === undefined
      ? []
      : [{ label: rooms(minRooms), without: { ...filter, minRooms: undefined, maxRooms: undefined } }]),
    ...residenceType.map((type) => ({
      label: search(`residenceType.${type}`),
      without: { ...filter, residenceType: others(residenceType, type) },
    })),
    ...outdoorArea.map((area) => ({
      label: search(`outdoorArea.${area}`),
      without: { ...filter, outdoorArea: others(outdoorArea, area) },
    })),
    ...(viewing ? [{ label: search(`viewing.${viewing}`), without: { ...filter, viewing: undefined } }] : []),
    ...(maxPrice === undefined
      ? []
      : [{ label: t('upTo', { price: price(maxPrice) }), without: { ...filter, maxPrice: undefined } }]),
  ]
}
