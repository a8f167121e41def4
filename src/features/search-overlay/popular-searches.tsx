import { useTranslations } from 'use-intl'
import type { PopularSearch } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

type Props = { searches: readonly PopularSearch[]; onPick: (text: string) => void; onFollow: () => void }

const chipClass =
  'hit-area inline-flex min-h-9 items-center rounded-btn border border-line-2 px-3.5 text-small font-medium hover:bg-surface'

/** What others look for: a search with an address leads there, any other fills the field. And the way to the homes. */
export function PopularSearches({ searches, onPick, onFollow }: Props) {
  const t = useTranslations('search-overlay')
  const site = useSite()
  const homes = isOpen(site, 'residenceSearch') && site.paths.residenceSearch
  return (
    <>
      {searches.length > 0 && (
        <>
          <p id="popular-searches" className="text-small text-ink-3">
            {t('popular')}
          </p>
          <ul aria-labelledby="popular-searches" className="mt-3.5 flex flex-wrap gap-2">
            {searches.map(({ text, url }) => (
              <li key={text}>
                {url ? (
                  <LocalLink href={url} onClick={onFollow} className={chipClass}>
                    {text}
                  </LocalLink>
                ) : (
                  <button type="button" onClick={() => onPick(text)} className={chipClass}>
                    {text}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {homes && (
        <p className="mt-7">
          <LocalLink href={homes} onClick={onFollow} className={textLinkClass()}>
            {t('homes')}
            <Icon path={arrowRight} />
          </LocalLink>
        </p>
      )}
    </>
  )
}
