import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { HitSkeletons, TextHit } from './text-hit.tsx'
import { textSearchHref } from '../state/text-search-href.ts'
import type { TextSearchState } from '../state/text-search-state.ts'
import type { FoundTexts } from '../state/use-text-search.ts'

type Props = { path: string; state: TextSearchState; found: FoundTexts; onRetried: () => void }

/** The hits, or what there is instead: they are on their way, there are none, or the service is down. */
export function TextHits({ path, state, found, onRetried }: Props) {
  const t = useTranslations('text-search')
  const { hits, total, isUpdating } = found
  if (found.hasFailed)
    return (
      <ErrorState
        title={t('down.title')}
        retryLabel={t('down.retry')}
        onRetry={found.retry}
        onRetried={onRetried}
      >
        <p>{t('down.text')}</p>
      </ErrorState>
    )
  if (total === undefined) return <HitSkeletons label={t('searching')} />
  if (total === 0) return <NothingFound />
  // an address may name a page that there is no longer
  if (hits.length === 0)
    return (
      <EmptyState
        action={
          <LocalLink href={textSearchHref(path, { ...state, page: 1 })} className={textLinkClass()}>
            {t('past.first')}
          </LocalLink>
        }
      >
        {t('past.text')}
      </EmptyState>
    )
  return (
    <ul aria-label={t('hits')} aria-busy={isUpdating} className={clsx(isUpdating && 'opacity-50')}>
      {hits.map((hit) => (
        <TextHit key={hit.url} hit={hit} />
      ))}
    </ul>
  )
}

function NothingFound() {
  const t = useTranslations('text-search')
  const site = useSite()
  const homes = isOpen(site, 'residenceSearch') && site.paths.residenceSearch
  const link = homes && (
    <LocalLink href={homes} className={textLinkClass()}>
      {t('empty.homes')}
    </LocalLink>
  )
  return <EmptyState action={link}>{t('empty.text')}</EmptyState>
}
