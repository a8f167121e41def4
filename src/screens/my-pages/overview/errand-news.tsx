import { useTranslations } from 'use-intl'
import type { Notification } from '#gen/notification/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** Errands in which something has happened, each leading to its page. */
export function ErrandNews({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTranslations('my-pages.errands')
  const { longDate } = useFormats()
  const path = useSite().paths.myErrands
  if (!path) return null
  const all = (
    <LocalLink href={path} className={textLinkClass({ look: 'quiet' })}>
      {t('all')}
    </LocalLink>
  )
  return (
    <section aria-labelledby="my-errands">
      <SectionHeading id="my-errands" title={t('title')} link={all} />
      <ul>
        {notifications.map(({ id, targetId, title, createdOn }) => (
          <li
            key={id}
            className="relative flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-5 hover:bg-surface"
          >
            <LocalLink
              href={targetId ? `${path}?errandId=${encodeURIComponent(targetId)}` : path}
              className="leading-[1.35] after:absolute after:inset-0"
            >
              {title || t('changed')}
            </LocalLink>
            <span className="text-small text-ink-2">{longDate(createdOn)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
