import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { PopularSearch } from '#gen/content/model.ts'
import { nextOption, noOption } from '#src/domain/forms/next-option.ts'
import { minTextLength } from '#src/api/homes/textsearch.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { close, search } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { Key } from './key.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { QuickHits } from './quick-hits.tsx'
import { useQuickSearch } from './use-quick-search.ts'

type Props = { popular: readonly PopularSearch[]; onClose: () => void }

/**
 * Quick search over the page (F-057 to F-059): three hits while one types. Arrow keys choose among them, Enter opens the
 * chosen one, or all hits when none is; Escape clears what was typed, and closes when there is nothing to clear.
 */
export function SearchPanel({ popular, onClose }: Props) {
  const t = useTranslations('search-overlay')
  const router = useRouter()
  const { paths } = useSite()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(noOption)
  const found = useQuickSearch(typed)
  const { hits, total } = found
  // the panel was opened to type in it
  useEffect(() => input.current?.focus(), [])

  const type = (text: string) => {
    setTyped(text)
    setActive(noOption)
  }
  const pick = (text: string) => {
    type(text)
    input.current?.focus()
  }
  const retry = () => {
    // the button goes away with what went wrong, and arrow keys choose from here
    input.current?.focus()
    void found.retry()
  }
  const allHref = (text: string) =>
    paths.textSearch ? paths.textSearch + stringifySearch({ s: text }) : undefined
  const open = (event: SubmitEvent) => {
    event.preventDefault()
    const text = typed.trim()
    const href = hits[active]?.url ?? (text.length >= minTextLength ? allHref(text) : undefined)
    if (!href) return
    onClose()
    void router.navigate({ href })
  }
  const onKey = (event: KeyboardEvent) => {
    const next = nextOption(event.key, active, hits.length)
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    } else if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    }
  }
  const chosen = hits[active] ? `${listId}-${active}` : undefined
  return (
    <PageWidth className="pt-6 pb-12 sm:pt-9 sm:pb-16">
      <search>
        <form
          action={paths.textSearch ?? undefined}
          onSubmit={open}
          className="flex items-center gap-3 border-b-2 border-ink pb-2 sm:gap-5"
        >
          <Icon path={search} size="l" />
          <input
            ref={input}
            name="s"
            role="combobox"
            aria-label={t('label')}
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? listId : undefined}
            aria-activedescendant={chosen}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={250}
            placeholder={t('label')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
            className="min-w-0 flex-1 bg-transparent font-display text-[1.75rem] [font-weight:var(--display-weight)] tracking-[-0.03em] outline-none placeholder:text-ellipsis placeholder:text-ink-3 max-[23rem]:text-[1.25rem] sm:text-[2.625rem]"
          />
          <IconButton icon={close} label={t('close')} onClick={onClose} />
        </form>
      </search>
      <p role="status" className="sr-only">
        {total !== undefined && total > 0 && t('shown', { shown: hits.length, total })}
      </p>
      <div className="mt-8 grid gap-x-20 gap-y-9 lg:grid-cols-[1fr_27.5rem]">
        <div className="empty:hidden">
          {found.isAsked && (
            <QuickHits
              {...{ listId, found, active }}
              allHref={allHref(found.text)}
              onFollow={onClose}
              onRetry={retry}
            />
          )}
        </div>
        <div>
          <PopularSearches searches={popular} onPick={pick} onFollow={onClose} />
          {hits.length > 0 && (
            <p className="mt-7 flex flex-wrap items-center gap-x-1.5 gap-y-2 text-micro text-ink-3 max-sm:hidden">
              <Key>↑</Key> <Key>↓</Key> {t('keys.move')}
              <Key className="ml-2">{t('key.enter')}</Key> {t('keys.open')}
              <Key className="ml-2">{t('key.escape')}</Key> {t('keys.reset')}
            </p>
          )}
        </div>
      </div>
    </PageWidth>
  )
}
