import { useTranslations } from 'use-intl'
import type { TimelineStep } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/** The steps of a home as the timeline draws them: name, day, and how each stands. */
export function useSteps(timeline: readonly TimelineStep[]) {
  const t = useTranslations('my-pages.timeline')
  const { longDate } = useFormats()
  return timeline.map((step) => ({
    of: step,
    id: step.id,
    title: step.heading,
    detail: step.date && longDate(step.date),
    state: step.state === 'coming' ? ('future' as const) : step.state,
    stateText: t(step.state),
  }))
}
