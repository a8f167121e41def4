import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Labelled, TextBox, ToolButton } from '../../director/parts/parts.tsx'
import { advanceIn, setClockIn, steps } from './broadcast.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Move = (world: WorldSummary) => Promise<unknown>

/** Moves the time by a step, to a moment, or back to what it is outside. */
export function MoveTime({ busy, onMove }: { busy: boolean; onMove: (move: Move) => void }) {
  const t = useTranslations('trainer')
  const [moment, setMoment] = useState('')
  const set = (event: SubmitEvent) => {
    event.preventDefault()
    onMove(setClockIn({ mode: 'real', now: new Date(moment).toISOString(), speed: 1 }))
  }
  return (
    <>
      <form onSubmit={set} className="flex items-end gap-2">
        <Labelled label={t('all.moment')}>
          <TextBox
            type="datetime-local"
            required
            min="2020-01-01T00:00"
            max="2050-12-31T00:00"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
        </Labelled>
        <ToolButton type="submit" busy={busy}>
          {t('all.set')}
        </ToolButton>
      </form>
      <div role="group" aria-label={t('all.time')} className="trainer-buttons">
        {(['hour', 'day', 'month'] as const).map((step) => (
          <ToolButton key={step} busy={busy} onClick={() => onMove(advanceIn(steps[step]))}>
            {t(`all.${step}`)}
          </ToolButton>
        ))}
        <ToolButton
          busy={busy}
          onClick={() => onMove(setClockIn({ mode: 'real', now: new Date().toISOString(), speed: 1 }))}
        >
          {t('all.real')}
        </ToolButton>
      </div>
    </>
  )
}
