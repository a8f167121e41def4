import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { reportFailure } from '#src/domain/insight/insight.ts'
import { StatusScreen } from '#src/ui/feedback/status-screen.tsx'

type NotFoundContent = Extract<PageViewModel['content'], { kind: 'error404' }>

/** There is no such page, or the site does not have the feature (G-084). What the content service says comes first. */
export function NotFoundScreen({ data }: { data?: unknown }) {
  const t = useTranslations('app')
  const site = useSite()
  const content = data as NotFoundContent | undefined
  useEffect(() => reportFailure({ page: '404', path: location.pathname }), [])
  const links = content?.links ?? [
    { name: t('notFound.start'), url: site.paths.start ?? '/' },
    ...(isOpen(site, 'residenceSearch') && site.paths.residenceSearch
      ? [{ name: t('notFound.search'), url: site.paths.residenceSearch }]
      : []),
  ]
  return (
    <StatusScreen
      title={content?.heading ?? t('notFound.title')}
      text={content?.preamble ?? t('notFound.text')}
    >
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {links.map((link) => (
          <li key={link.url}>
            <LocalLink href={link.url} className={textLinkClass()}>
              {link.name}
              <Icon path={arrowRight} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </StatusScreen>
  )
}
