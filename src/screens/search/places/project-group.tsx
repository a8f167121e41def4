import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { HitStatusDot } from '#src/features/home-cards/hit-status-dot.tsx'
import { FactsText, PriceText } from '#src/features/home-cards/hit-texts.tsx'
import { HomeCard } from '#src/features/home-cards/home-card.tsx'
import { plansShown } from '#src/features/home-cards/plans-shown.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'

type Props = { stage: SearchHit; homes: readonly SearchHit[]; state: SearchState; isFirst: boolean }

/** What a search finds in one project: how many homes, from which price, the first of them in a row, and the way to all. */
export function ProjectGroup({ stage, homes, state, isFirst }: Props) {
  const t = useTranslations('places.group')
  const id = useId()
  const address = useLocation({ select: ({ publicHref }) => publicHref.replace(/[?#].*$/, '') })
  const { name: project, objectCount: count = homes.length } = stage
  const all = address + stringifySearch({ ...state, group: undefined, stageIds: [stage.id] })
  const plans = plansShown(homes, homes.length)
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h3">
          {t('heading', { count, project })}
        </h2>
        <p className="flex flex-wrap gap-x-6 text-small">
          {count > homes.length && (
            <LocalLink href={all} aria-label={t('allOf', { count, project })} className={linkClass}>
              {t('all', { count })}
            </LocalLink>
          )}
          <LocalLink href={stage.url} aria-label={t('projectOf', { project })} className={linkClass}>
            {t('project')}
          </LocalLink>
        </p>
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-small text-ink-2">
        <span>{[stage.area, stage.municipality].filter(Boolean).join(', ')}</span>
        <HitStatusDot hit={stage} />
        <FactsText hit={stage} />
        <strong className="font-strong text-ink">
          <PriceText hit={stage} />
        </strong>
      </p>
      <ul
        aria-label={t('row', { project })}
        className="-mx-page mt-3 flex snap-x scroll-px-page gap-6 overflow-x-auto px-page py-3 *:w-4/5 *:shrink-0 *:snap-start sm:*:w-[45%] lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0 lg:*:w-auto"
      >
        {homes.map((home, at) => (
          <li key={home.id}>
            <HomeCard hit={home} level={3} isFirst={isFirst} showsPlan={plans[at]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'
