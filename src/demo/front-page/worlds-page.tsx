import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../control.ts'
import { answered } from '../director/mock/answered.ts'
import { ClockSection } from '../director/time/clock.tsx'
import { Labelled, Refusal, Section, TextBox, ToolButton } from '../director/parts/parts.tsx'
import { usePortalControls } from '../director/portal-controls.ts'
import { Read } from '../director/parts/read.tsx'
import { useMockAction } from '../director/mock/use-mock-action.ts'
import { keepPass } from '../start-link/world-cookie.ts'
import { worldsQuery } from '../trainer/worlds-query.ts'
import type { WorldSummary } from '../trainer/worlds-query.ts'
import { texts } from './front-texts.ts'
import { play, usePlaying } from './playing.ts'

/** The worlds of this mock, and the time in the one that is played. */
export const WorldsPage = () => (
  <div className="front-columns">
    <Worlds />
    <ClockSection />
  </div>
)

function Worlds() {
  const { world: played } = usePlaying()
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const [name, setName] = useState('')
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    run(async () => {
      const body = name.trim() ? { name: name.trim() } : {}
      const made = await answered(control.POST('/__mock/worlds', { body }))
      if (made.pass) keepPass(made.pass)
      setName('')
      play({ world: made.id })
      say(texts.worlds.made(made.name))
    })
  }
  const remove = ({ id, name }: WorldSummary) =>
    run(async () => {
      await answered(control.DELETE('/__mock/worlds/{worldId}', { params: { path: { worldId: id } } }))
      say(texts.worlds.deleted(name))
    })
  const reset = () =>
    run(async () => {
      await answered(control.POST('/__mock/world/reset', { body: {} }))
      say(texts.worlds.resetDone)
    })
  return (
    <Read query={worldsQuery}>
      {({ worlds, limit }) => (
        <Section title={texts.worlds.all} aside={texts.worlds.count(worlds.length, limit)}>
          <p className="mb-3 text-small text-ink-2">{texts.worlds.header(played)}</p>
          <ul>
            {worlds.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-2 border-t border-line py-2">
                <span className="min-w-0 grow">
                  <span className="block truncate">{one.name}</span>
                  <span className="tool-mono block text-ink-3">
                    {one.id} · {texts.worlds.requests(one.requests)}
                  </span>
                </span>
                {one.id === played ? (
                  <>
                    <span className="text-small text-ok">✓ {texts.worlds.now}</span>
                    <ToolButton busy={isBusy} look="danger" onClick={reset}>
                      {texts.worlds.reset}
                    </ToolButton>
                  </>
                ) : (
                  <>
                    <ToolButton
                      aria-label={texts.worlds.enterOf(one.name)}
                      onClick={() => play({ world: one.id })}
                    >
                      {texts.worlds.enter}
                    </ToolButton>
                    {one.id !== 'default' && (
                      <ToolButton
                        busy={isBusy}
                        look="danger"
                        aria-label={texts.worlds.deleteOf(one.name)}
                        onClick={() => remove(one)}
                      >
                        {texts.worlds.delete}
                      </ToolButton>
                    )}
                  </>
                )}
              </li>
            ))}
          </ul>
          <form onSubmit={make} className="mt-3 flex items-end gap-2 border-t border-line pt-4">
            <Labelled label={texts.worlds.name} className="min-w-0 grow">
              <TextBox maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
            </Labelled>
            <ToolButton type="submit" look="primary" busy={isBusy}>
              {texts.worlds.make}
            </ToolButton>
          </form>
          <Refusal error={error} />
        </Section>
      )}
    </Read>
  )
}
