import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { useColumns } from '#src/ui/layout/use-columns.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { HitKind } from '#src/features/search/search-state.ts'
import { HomeCard } from '#src/features/home-cards/home-card.tsx'
import { plansShown } from '#src/features/home-cards/plans-shown.ts'
import type { More } from './list-end.tsx'
import type { Display } from './use-display.ts'

// most visitors keep the list
const CardSlider = lazyPart(async () => (await import('./card-slider.tsx')).CardSlider)

// as high as it is, and far below the first cards
const ListEnd = lazyPart(async () => (await import('./list-end.tsx')).ListEnd, {
  when: 'afterFirstWindow',
  until: <div className="h-43" />,
})

type Props = {
  kind: HitKind
  hits: readonly SearchHit[]
  total: number
  display: Display
  /** Draws also what lies far below, so that the list is as long as it was. */
  drawsAll: boolean
  /** It still shows the search before. */
  isUpdating: boolean
  more: More
}

/** Cards in the first row of the widest layout, and those that any window may show first. */
const firstRow = 3
const firstRows = 6
const nothing: readonly SearchHit[] = []

/** The homes, projects or areas, and the way to more of them. */
export function ResultList({ kind, hits, total, display, drawsAll, isUpdating, more }: Props) {
  const t = useTranslations('search')
  const Cards = display === 'slider' ? CardSlider : CardGrid
  const list = useRef<HTMLDivElement>(null)
  const next = useRef<number>(undefined)
  const plans = plansShown(hits, useColumns())
  // of another list the first rows are there before the rest is drawn, in tasks between which the page answers
  const settled = useDeferredValue(hits, nothing)
  const count = drawsAll || settled === hits ? hits.length : Math.max(firstRows, sharedStart(settled, hits))

  // the keyboard goes on where the list did: at the first card that came
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return
    list.current?.querySelectorAll('article')[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [count])

  const showMore = () => {
    next.current = hits.length
    // the button takes no other press before this one is answered
    return more.run()
  }
  return (
    <div
      ref={list}
      aria-busy={isUpdating}
      className={clsx('card-list transition-opacity', isUpdating && 'opacity-50')}
    >
      <Cards label={t(`hits.${kind}`)}>
        {hits.map((hit, index) => (
          <li
            key={hit.id}
            className={index >= count ? 'card-room' : drawsAll || index < firstRows ? undefined : 'far-card'}
          >
            {index < count && <HomeCard hit={hit} isFirst={index < firstRow} showsPlan={plans[index]} />}
          </li>
        ))}
      </Cards>
      <ListEnd {...{ kind, total }} shown={hits.length} more={{ ...more, run: showMore }} />
    </div>
  )
}

/** How many hits two lists begin with alike. */
function sharedStart(one: readonly SearchHit[], other: readonly SearchHit[]): number {
  const differs = other.findIndex(({ id }, index) => id !== one[index]?.id)
  return differs === -1 ? other.length : differs
}
