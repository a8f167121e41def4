import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { arrowRight, arrowLeft } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { textSearchHref } from './state/text-search-href.ts'
import type { TextSearchState } from './state/text-search-state.ts'

type Props = { path: string; state: TextSearchState; pages: number; onFollow: () => void }

/** Which page of the hits this is, and the ways to the one before and the one after. */
export function PageSteps({ path, state, pages, onFollow }: Props) {
  const t = useTranslations('text-search')
  const { page = 1 } = state
  const linkTo = (next: number) => ({
    href: textSearchHref(path, { ...state, page: next }),
    onClick: onFollow,
    className: textLinkClass(),
  })
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6"
    >
      {page > 1 && (
        <LocalLink rel="prev" {...linkTo(page - 1)}>
          <Icon path={arrowLeft} />
          {t('previous')}
        </LocalLink>
      )}
      <span className="text-ink-2">{t('page', { page, pages })}</span>
      {page < pages && (
        <LocalLink rel="next" {...linkTo(page + 1)}>
          {t('next')}
          <Icon path={arrowRight} />
        </LocalLink>
      )}
    </nav>
  )
}
