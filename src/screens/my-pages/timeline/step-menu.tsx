import { useTranslations } from 'use-intl'
import type { TimelineStep } from '#gen/content/model.ts'
import { Timeline } from '#src/ui/content/timeline.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { StepName } from './step-name.tsx'
import { useSteps } from './use-steps.ts'

/** All steps beside the page of one, each leading to its own. */
export function StepMenu({ timeline, here }: { timeline: readonly TimelineStep[]; here: string }) {
  const t = useTranslations('my-pages.timeline')
  const steps = useSteps(timeline)
  return (
    <nav aria-labelledby="my-steps">
      <SectionHeading id="my-steps" title={t('label')} />
      <div className="mt-7">
        <Timeline
          label={t('label')}
          steps={steps.map((step) => ({ ...step, title: <StepName step={step.of} here={here} /> }))}
        />
      </div>
    </nav>
  )
}
