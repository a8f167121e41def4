import { useTranslations } from 'use-intl'
import type { PopularSearch } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'

/** The searches of others that lead straight to homes, in a row as tall as the room that is kept for it. */
export function PopularHomes({ searches }: { searches: readonly PopularSearch[] }) {
  const t = useTranslations('start')
  return (
    <ul
      aria-label={t('popular')}
      className="no-scrollbar -mx-page flex h-14 items-end gap-x-6 overflow-x-auto px-page pb-1 whitespace-nowrap"
    >
      {searches.map(
        ({ text, url }) =>
          url && (
            <li key={text}>
              <LocalLink href={url} className={textLinkClass({ look: 'quiet' })}>
                <span className="inline-block first-letter:uppercase">{text}</span>
              </LocalLink>
            </li>
          ),
      )}
    </ul>
  )
}
