import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { NavTabs } from '#src/ui/navigation/nav-tabs.tsx'
import { tabClass } from '#src/ui/navigation/tab-class.ts'

type Item = PageViewModel['careerNavigation'][number]

/** The pages about working here, on each of them (S-081). */
export function CareerNavigation({ items }: { items: readonly Item[] }) {
  const t = useTranslations('page-content')
  const path = useRouterState({ select: ({ location }) => location.publicHref.replace(/[?#].*$/, '') })
  // the first has the others of its kind below it; jobs are read from their list
  const [start, ...lists] = items
  const pages = [start, ...(start?.children ?? []), ...lists].flatMap((item) => item ?? [])
  if (pages.length < 2) return null
  const current = pages
    .filter(({ url }) => path.startsWith(url))
    .toSorted((a, b) => b.url.length - a.url.length)[0]
  // an opening lies below the list of them
  const here = path === current?.url ? 'page' : true
  return (
    <PageWidth className="pt-6">
      <NavTabs label={t('career')}>
        {pages.map(({ name, url }) => (
          <LocalLink
            key={url}
            href={url}
            aria-current={url === current?.url ? here : undefined}
            className={tabClass}
          >
            {name}
          </LocalLink>
        ))}
      </NavTabs>
    </PageWidth>
  )
}
