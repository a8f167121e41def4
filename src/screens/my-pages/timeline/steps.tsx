import { useTranslations } from 'use-intl'
import type { TimelineStep } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Timeline } from '#src/ui/content/timeline.tsx'
import { useSteps } from './use-steps.ts'

/** The way from agreement to keys at a glance, with the way to the page that tells it whole (F-091, Q-025). */
export function Steps({ timeline }: { timeline: readonly TimelineStep[] }) {
  const t = useTranslations('my-pages.timeline')
  const site = useSite()
  const steps = useSteps(timeline)
  const page = isOpen(site, 'myTimeline') && site.paths.myTimeline
  if (timeline.length === 0) return null
  return (
    <div className="mt-11">
      <Timeline label={t('label')} horizontal steps={steps} />
      {page && (
        <p className="mt-6 text-small">
          <LocalLink href={page} className={textLinkClass({ look: 'quiet' })}>
            {t('all')}
          </LocalLink>
        </p>
      )}
    </div>
  )
}
