import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import type { Notification } from '#gen/notification/model.ts'
import { errandsQuery } from '#src/api/my-pages/errands.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { placeOf } from './errand-item.ts'
import { toneOf } from './status.ts'
import { useStatusText } from './use-status-text.ts'
import { useTypeText } from './use-type-text.ts'

/** A resident's errands in which something has happened, each leading to its page. */
export function ErrandNews({ notifications }: { notifications: readonly Notification[] }) {
  const t = useTranslations('errands.news')
  const path = useSite().paths.myErrands
  // what the page of all errands shows; until it is there, news are told by name and day
  const { data: errands = [] } = useQuery(errandsQuery('resident'))
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
          <News
            key={id}
            title={title || t('changed')}
            href={targetId ? `${path}?errandId=${encodeURIComponent(targetId)}` : path}
            happenedOn={createdOn}
            errand={errands.find((one) => one.id === targetId)}
          />
        ))}
      </ul>
    </section>
  )
}

type NewsProps = { title: string; href: string; happenedOn: string; errand: Errand | undefined }

function News({ title, href, happenedOn, errand }: NewsProps) {
  const { longDate } = useFormats()
  const typeText = useTypeText()
  const known = errand ? [errand.ticketNumber, typeText(errand.caseTypeName), placeOf(errand)] : []
  return (
    <li className="relative grid items-center gap-x-6 gap-y-1.5 border-b border-line py-4.5 hover:bg-surface sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <LocalLink href={href} className="leading-[1.35] font-medium after:absolute after:inset-0">
          {title}
        </LocalLink>
        <p className="mt-0.5 text-small text-ink-2">
          <Unbroken text={[longDate(happenedOn), ...known].filter(Boolean).join(' · ')} />
        </p>
      </div>
      {errand && <State of={errand} />}
    </li>
  )
}

function State({ of: { caseStatusId } }: { of: Errand }) {
  const { group, more } = useStatusText()(caseStatusId)
  return <StatusDot tone={toneOf(caseStatusId)}>{more ?? group}</StatusDot>
}
