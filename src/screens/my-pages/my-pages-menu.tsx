import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { CountBadge } from '#src/ui/content/count-badge.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { NavTabs } from '#src/ui/navigation/nav-tabs.tsx'
import { tabClass } from '#src/ui/navigation/tab-class.ts'
import { submenuPages } from './submenu.ts'
import type { SubmenuEntry } from './submenu.ts'

type Props = {
  entries: readonly SubmenuEntry[]
  /** Local path of the page on screen. */
  currentPath: string
  /** Errands with news. */
  errandNews: number
}

/** The menu of My Pages, below the header. */
export function MyPagesMenu({ entries, currentPath, errandNews }: Props) {
  const t = useTranslations('my-pages')
  const { paths } = useSite()
  return (
    <div className="border-b border-line text-small">
      <PageWidth className="-mb-px">
        <NavTabs label={t('menu.label')}>
          {entries.map((entry) => {
            const path = paths[submenuPages[entry]] ?? '/'
            const news = entry === 'errands' ? errandNews : 0
            return (
              <LocalLink
                key={entry}
                href={path}
                aria-current={path === currentPath ? 'page' : undefined}
                className={tabClass}
              >
                {t(`menu.${entry}`)}
                {news > 0 && (
                  <span className="ml-2 align-[1px]">
                    <span aria-hidden="true">
                      <CountBadge count={news} />
                    </span>
                    <span className="sr-only">{t('menu.news', { count: news })}</span>
                  </span>
                )}
              </LocalLink>
            )
          })}
        </NavTabs>
      </PageWidth>
    </div>
  )
}
