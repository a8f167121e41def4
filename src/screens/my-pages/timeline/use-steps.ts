import { useTranslations } from 'use-intl'
import type { TimelineStep } from '#gen/content/model.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'

/** The steps of a home as the timeline draws them: name, day, and how each stands; a day that passed in vain is told as such. */
export function useSteps(timeline: readonly TimelineStep[]) {
  const t = useTranslations('my-pages.timeline')
  const { longDate } = useFormats()
  const today = useToday(useSite().timeZone)
  const dayOf = ({ date, state }: TimelineStep) => {
    if (!date) return undefined
    const isLate = state !== 'done' && date < today
    return isLate ? t('late', { date: longDate(date) }) : longDate(date)
  }
  return timeline.map((step) => ({
    of: step,
    id: step.id,
    title: step.heading,
    detail: dayOf(step),
    state: step.state === 'coming' ? ('future' as const) : step.state,
    stateText: t(step.state),
  }))
}
