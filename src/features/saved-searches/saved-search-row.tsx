import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedSearch } from '#gen/account_service/model.ts'
import { homeCountQuery } from '#src/api/homes/residence-homes.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { close } from '#src/ui/icons/actions.ts'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { AlertsMenu } from './alerts-menu.tsx'

type Props = {
  search: SavedSearch
  isRemoved: boolean
  onRemove: () => Promise<void>
  onRestore: () => Promise<void>
}

/** A saved search: its name leads to it. Once removed, the row says so and can be undone. */
export function SavedSearchRow(props: Props) {
  const { search, isRemoved } = props
  const t = useTranslations('saved-searches')
  const [failed, setFailed] = useState<'removeFailed' | 'undoFailed'>()
  const row = useRef<HTMLLIElement>(null)
  const [hasChanged, setChanged] = useState(false)
  // the button that was pressed has gone, and the one that undoes it has come
  useEffect(() => {
    if (hasChanged) row.current?.querySelector('button')?.focus()
  }, [isRemoved, hasChanged])

  const attempt = async (work: () => Promise<void>, failure: typeof failed) => {
    setFailed(undefined)
    try {
      await work()
      setChanged(true)
    } catch {
      setFailed(failure)
    }
    return 'again' as const
  }
  const remove = useOnce(() => attempt(props.onRemove, 'removeFailed'))
  const restore = useOnce(() => attempt(props.onRestore, 'undoFailed'))
  return (
    <li
      ref={row}
      className="flex min-h-22 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
    >
      {isRemoved ? (
        <>
          <p role="status" className="text-ink-2">
            {t('removed', { name: search.name })}
          </p>
          <Button look="secondary" small onClick={restore}>
            {t('undo')}
          </Button>
        </>
      ) : (
        <>
          <SearchFacts search={search} />
          <IconButton
            icon={close}
            label={t('remove', { name: search.name })}
            onClick={() => void remove()}
            className="-mr-3"
          />
        </>
      )}
      {failed && (
        <p role="alert" className="w-full text-small text-err">
          {t(failed)}
        </p>
      )}
    </li>
  )
}

function SearchFacts({ search }: { search: SavedSearch }) {
  const t = useTranslations('saved-searches')
  const site = useSite()
  const { longDate } = useFormats()
  const isHere = search.siteId === site.siteId
  const { data: count } = useQuery({ ...homeCountQuery(site, search.filter), enabled: isHere })
  const facts = [
    isHere ? count !== undefined && t('homes', { count }) : t('otherSite'),
    t('savedOn', { date: longDate(search.createdOn) }),
  ]
  return (
    <div className="min-w-0 flex-1 basis-40">
      {isHere ? (
        <LocalLink href={search.url} className="font-display text-h4 hover:underline">
          {search.name}
        </LocalLink>
      ) : (
        <span className="font-display text-h4">{search.name}</span>
      )}
      <p className="mt-1 text-small text-ink-2">
        <Unbroken text={facts.filter(Boolean).join(' · ')} />
      </p>
      <AlertsMenu search={search} />
    </div>
  )
}
