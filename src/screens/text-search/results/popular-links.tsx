import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { PopularSearch } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'

const chipClass =
  'hit-area inline-flex min-h-9 items-center rounded-btn border border-line-2 px-3.5 text-small font-medium hover:bg-surface'

type Props = {
  searches: readonly PopularSearch[]
  path: string
  /** They go away once something is asked. */
  onFollow: () => void
}

/** What others look for, as long as nothing is asked: each leads to its hits, or to the page it names (S-081). */
export function PopularLinks({ searches, path, onFollow }: Props) {
  const t = useTranslations('text-search')
  const id = useId()
  if (searches.length === 0) return null
  return (
    <div>
      <p id={id} className="text-small text-ink-3">
        {t('popular')}
      </p>
      <ul aria-labelledby={id} className="mt-3.5 flex flex-wrap gap-2">
        {searches.map(({ text, url = path + stringifySearch({ s: text }) }) => (
          <li key={text}>
            <LocalLink href={url} className={chipClass} onClick={onFollow}>
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
