import { useTranslations } from 'use-intl'
import type { MyResidence, TimelineStep } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Timeline } from '#src/ui/content/timeline.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { daysBetween } from './days.ts'
import { NothingYet } from '../overview/nothing-yet.tsx'
import { StepName } from './step-name.tsx'
import { useSteps } from './use-steps.ts'

type Props = {
  timeline: readonly TimelineStep[]
  residence: MyResidence | undefined
  /** Today, as `2026-11-20`. */
  today: string
}

/** Each step from agreement to keys with what happens in it (F-091), beside the home that it is about. */
export function TimelinePage({ timeline, residence, today }: Props) {
  const t = useTranslations('my-pages.timeline')
  const steps = useSteps(timeline)
  if (timeline.length === 0)
    return (
      <PageWidth className="pt-8 pb-section">
        <NothingYet of="timeline" />
      </PageWidth>
    )
  return (
    <PageWidth className="grid gap-x-18 gap-y-12 pt-12 pb-section lg:grid-cols-[7fr_5fr]">
      <Timeline
        label={t('label')}
        steps={steps.map((step) => ({
          ...step,
          title: <StepName step={step.of} />,
          body: <p className="mt-2 max-w-measure pb-5 text-body">{step.of.text}</p>,
        }))}
      />
      {residence && (
        <aside aria-label={t('home')} className="max-lg:row-start-1">
          <HomeInTime residence={residence} today={today} />
        </aside>
      )}
    </PageWidth>
  )
}

function HomeInTime({ residence, today }: { residence: MyResidence; today: string }) {
  const t = useTranslations('my-pages')
  const { stageName, objectNumber, entryDate, url } = residence
  const days = entryDate ? daysBetween(today, entryDate) : -1
  return (
    <Panel>
      <p className="text-small text-ink-2">{t('home.label')}</p>
      <h2 className="mt-2 text-h3">
        {stageName}, {objectNumber}
      </h2>
      {days >= 0 && <p className="mt-2">{t('greeting.keys', { days, home: objectNumber })}</p>}
      {url && (
        <p className="mt-5">
          <LocalLink href={url} className={textLinkClass()}>
            {t('home.open')}
            <Icon path={arrowRight} />
          </LocalLink>
        </p>
      )}
    </Panel>
  )
}
