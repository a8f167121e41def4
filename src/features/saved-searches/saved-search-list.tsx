import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { savedSearchesQuery } from '#src/api/interest/saved-searches.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { SavedSearchRow } from './saved-search-row.tsx'
import { useRemovable } from './use-removable.ts'

/** The searches a customer has saved (F-153), each with the way back to it and the way out of the list. */
export function SavedSearchList({ label }: { label: string }) {
  const t = useTranslations('saved-searches')
  const searches = useQuery(savedSearchesQuery())
  const { rows, remove, restore } = useRemovable(searches.data ?? [])
  if (searches.isError && !searches.data)
    return <ErrorState title={t('down')} retryLabel={t('retry')} onRetry={() => searches.refetch()} />
  if (!searches.data)
    return (
      <>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-60" />
      </>
    )
  if (rows.length === 0) return <NoSearches />
  return (
    <ul aria-label={label} className="border-t border-line">
      {rows.map(({ search, isRemoved }) => (
        <SavedSearchRow
          key={search.url + search.siteId}
          search={search}
          isRemoved={isRemoved}
          onRemove={() => remove(search)}
          onRestore={() => restore(search)}
        />
      ))}
    </ul>
  )
}

function NoSearches() {
  const t = useTranslations('saved-searches')
  const { residenceSearch } = useSite().paths
  const link = residenceSearch && (
    <LocalLink href={residenceSearch} className={buttonClass()}>
      {t('search')}
    </LocalLink>
  )
  return <EmptyState action={link}>{t('empty')}</EmptyState>
}
