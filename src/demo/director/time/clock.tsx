import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import type { Control } from '../mock/control-types.ts'
import { worldQuery } from '../mock/mock-queries.ts'
import { daysAhead, fieldMomentOf, momentOf } from './moments.ts'
import { Choice, Labelled, Refusal, Section, TextBox, Tick, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { keepSession } from '../people/session.ts'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { useWorldTime } from './use-world-time.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

const hour = 60 * 60
const steps = [
  ['hour', hour],
  ['day', 24 * hour],
  ['month', 30 * 24 * hour],
] as const

/** Where in time: moved, set, stopped, or sped up. */
export function ClockSection() {
  const texts = usePanelTexts()
  return (
    <Read query={worldQuery}>
      {({ clock }) => (
        <Section
          title={texts.clock.title}
          aside={<span className="text-accent">{texts.clock.offset(daysAhead(clock.offsetSeconds))}</span>}
        >
          <Clock clock={clock} />
        </Section>
      )}
    </Read>
  )
}

function Clock({ clock }: { clock: Control<'Clock'> }) {
  const texts = usePanelTexts()
  const { dataUpdatedAt } = useQuery(worldQuery)
  const now = useWorldTime(clock, dataUpdatedAt)
  const portal = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const [stays, setStays] = useState(true)
  const move = (change: () => Promise<Control<'Clock'>>) =>
    run(async () => {
      const after = await change()
      if (stays) await keepSession()
      portal.refresh()
      portal.say(texts.clock.moved(momentOf(after.now)))
    })
  const set = (body: Control<'SetClockRequest'>) =>
    move(() => answered(control.PUT('/__mock/clock', { body })))
  const isFrozen = clock.mode === 'frozen'
  return (
    <>
      <p className="font-display text-h4 tabular-nums">
        {momentOf(now)}
        {isFrozen && <span className="ml-2 font-text text-small text-accent">{texts.clock.frozen}</span>}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {steps.map(([name, seconds]) => (
          <ToolButton
            key={name}
            busy={isBusy}
            onClick={() => move(() => answered(control.POST('/__mock/clock/advance', { body: { seconds } })))}
          >
            {texts.clock[name]}
          </ToolButton>
        ))}
        <ToolButton busy={isBusy} onClick={() => set({ mode: isFrozen ? 'real' : 'frozen' })}>
          {isFrozen ? texts.clock.run : texts.clock.freeze}
        </ToolButton>
        <ToolButton
          busy={isBusy}
          onClick={() => set({ mode: 'real', now: new Date().toISOString(), speed: 1 })}
        >
          {texts.clock.real}
        </ToolButton>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
        <SetTime now={now} busy={isBusy} onSet={(at) => set({ mode: clock.mode, now: at })} />
        <Labelled label={texts.clock.speed}>
          <Choice
            value={String(clock.speed)}
            onChange={(event) => set({ mode: 'real', speed: Number(event.target.value) })}
          >
            {!Object.hasOwn(texts.clock.speeds, String(clock.speed)) && <option>{clock.speed}</option>}
            {Object.entries(texts.clock.speeds).map(([speed, name]) => (
              <option key={speed} value={speed}>
                {name}
              </option>
            ))}
          </Choice>
        </Labelled>
      </div>
      <Tick checked={stays} onChange={(event) => setStays(event.target.checked)} className="mt-2">
        {texts.clock.stay}
      </Tick>
      <Refusal error={error} />
    </>
  )
}

function SetTime({ now, busy, onSet }: { now: number; busy: boolean; onSet: (at: string) => void }) {
  const texts = usePanelTexts()
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    onSet(new Date(typed || fieldMomentOf(now)).toISOString())
    setTyped('')
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-1.5">
      <Labelled label={texts.clock.set} className="min-w-0 grow">
        <TextBox
          type="datetime-local"
          min="2020-01-01T00:00"
          max="2050-12-31T23:59"
          value={typed || fieldMomentOf(now)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Labelled>
      <ToolButton type="submit" busy={busy}>
        {texts.clock.setAction}
      </ToolButton>
    </form>
  )
}
