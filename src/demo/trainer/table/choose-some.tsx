import { useTranslations } from 'use-intl'
import { Choice, Labelled, ToolButton } from '../../director/parts/parts.tsx'
import { stuckAfterMinutes } from './stuck.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Props = {
  worlds: readonly WorldSummary[]
  /** Those that may need help. */
  stuck: readonly WorldSummary[]
  minutes: number
  onMinutes: (minutes: number) => void
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Chooses the worlds of a label, or those in which somebody may need help. */
export function ChooseSome({ worlds, stuck, minutes, onMinutes, onChoose }: Props) {
  const t = useTranslations('trainer')
  const choose = (some: readonly WorldSummary[]) => onChoose(new Set(some.map(({ id }) => id)))
  return (
    <div className="trainer-row">
      <div role="group" aria-label={t('some.choose')} className="trainer-buttons">
        {labelsOf(worlds).map((label) => (
          <ToolButton
            key={label}
            aria-label={t('some.label', { label })}
            onClick={() => choose(worlds.filter((one) => one.label === label))}
          >
            {label}
          </ToolButton>
        ))}
        <ToolButton
          look={stuck.length > 0 ? 'danger' : 'plain'}
          disabled={stuck.length === 0}
          onClick={() => choose(stuck)}
        >
          {t('some.stuck', { count: stuck.length })}
        </ToolButton>
      </div>
      <Labelled label={t('some.after')}>
        <Choice value={minutes} onChange={({ target }) => onMinutes(Number(target.value))}>
          {stuckAfterMinutes.map((one) => (
            <option key={one} value={one}>
              {t('some.minutes', { minutes: one })}
            </option>
          ))}
        </Choice>
      </Labelled>
    </div>
  )
}

/** The labels that worlds have, each once and by name. */
export const labelsOf = (worlds: readonly WorldSummary[]): string[] =>
  [...new Set(worlds.flatMap(({ label }) => label ?? []))].toSorted((a, b) => a.localeCompare(b, 'sv'))
