import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { HitOption } from './hit-option.tsx'
import type { QuickHits as Found } from './use-quick-search.ts'

type Props = {
  listId: string
  found: Found
  active: number
  /** Where all hits are shown. */
  allHref: string | undefined
  onFollow: () => void
  onRetry: () => void
}

/** The quick hits, or what there is instead: they are on their way, there are none, or the service is down. */
export function QuickHits({ listId, found, active, allHref, onFollow, onRetry }: Props) {
  const t = useTranslations('search-overlay')
  const { hits, total, text } = found
  if (found.hasFailed)
    return (
      <div role="alert">
        <p className="text-h4">{t('down')}</p>
        <p className="mt-1 text-ink-2">{t('downText')}</p>
        <TextButton className="mt-4" onClick={onRetry}>
          {t('retry')}
        </TextButton>
      </div>
    )
  if (found.isSearching) return <HitsToCome label={t('searching')} />
  if (total === 0) return <p className="max-w-measure text-lead text-ink-2">{t('nothing', { text })}</p>
  if (hits.length === 0) return null
  return (
    <>
      <p className="text-small text-ink-3" id={`${listId}-name`}>
        {t('best')}
      </p>
      <div role="listbox" id={listId} aria-labelledby={`${listId}-name`} className="mt-2 grid gap-1">
        {hits.map((hit, index) => (
          <HitOption
            key={hit.url}
            id={`${listId}-${index}`}
            hit={hit}
            text={text}
            isActive={index === active}
            onFollow={onFollow}
          />
        ))}
      </div>
      {allHref && (
        <p className="mt-5">
          <LocalLink href={allHref} onClick={onFollow} className={textLinkClass()}>
            {t('showAll', { count: total ?? 0 })}
            <Icon path={arrowRight} />
          </LocalLink>
        </p>
      )}
    </>
  )
}

const HitsToCome = ({ label }: { label: string }) => (
  <div>
    <output className="sr-only">{label}</output>
    {[1, 2, 3].map((row) => (
      <div key={row} aria-hidden="true" className="flex items-center gap-5 py-3">
        <Skeleton className="aspect-3/2 w-20 sm:w-28" />
        <div className="flex-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-2.5 h-3.5 w-3/5" />
        </div>
      </div>
    ))}
  </div>
)
