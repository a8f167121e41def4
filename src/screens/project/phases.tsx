import { useTranslations } from 'use-intl'
import type { ProjectPhase } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Timeline } from '#src/ui/content/timeline.tsx'

const states = { done: 'done', current: 'current', coming: 'future' } as const

/** The life of a project, from plan to keys (E-007). */
export function Phases({ phases }: { phases: readonly ProjectPhase[] }) {
  const t = useTranslations('page-content')
  const { longDate } = useFormats()
  const steps = phases.map(({ id, phase, startsOn, state }) => ({
    id: String(id),
    title: t(`phase.${phase}`),
    detail: startsOn && longDate(startsOn),
    state: states[state],
    stateText: t(`phaseState.${state}`),
  }))
  return <Timeline label={t('phases')} steps={steps} />
}
