import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../../control.ts'
import { answered } from '../../director/mock/answered.ts'
import { Labelled, Nothing, Refusal, Section, TextBox, ToolButton } from '../../director/parts/parts.tsx'
import { usePortalControls } from '../../director/portal-controls.ts'
import { Read } from '../../director/parts/read.tsx'
import { useMockAction } from '../../director/mock/use-mock-action.ts'
import { texts } from '../front-texts.ts'
import { realQuery } from './real-query.ts'

/** Which calls leave the mock, and more of them (docs/use-the-mock.md, "Some real, some mocked"). */
export function RealSection() {
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const [target, setTarget] = useState('')
  const [url, setUrl] = useState('')
  const set = (event: SubmitEvent) => {
    event.preventDefault()
    run(async () => {
      const body = { target: target.trim(), url: url.trim() }
      await answered(control.PUT('/__mock/real', { body }))
      say(texts.real.done(body.target))
      setTarget('')
      setUrl('')
    })
  }
  const clear = (one: string) =>
    run(async () => {
      await answered(control.DELETE('/__mock/real', { params: { query: { target: one } } }))
      say(texts.real.cleared(one))
    })
  return (
    <Section title={texts.real.title}>
      <p className="mb-3 text-small text-ink-2">{texts.real.hint}</p>
      <Read query={realQuery}>
        {(real) =>
          real.length === 0 ? (
            <Nothing>{texts.real.none}</Nothing>
          ) : (
            <ul>
              {real.map((one) => (
                <li key={one.target} className="flex items-center gap-3 border-t border-line py-2">
                  <span className="min-w-0 grow">
                    <span className="block truncate">{one.target}</span>
                    <span className="tool-mono block truncate text-ink-3">
                      {one.url ?? texts.real.mocked}
                    </span>
                  </span>
                  <ToolButton
                    busy={isBusy}
                    aria-label={texts.real.clearOf(one.target)}
                    onClick={() => clear(one.target)}
                  >
                    {texts.real.clear}
                  </ToolButton>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <form onSubmit={set} className="mt-3 grid gap-2 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <Labelled label={texts.real.target}>
          <TextBox
            required
            spellCheck={false}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          />
        </Labelled>
        <Labelled label={texts.real.url}>
          <TextBox required type="url" value={url} onChange={(event) => setUrl(event.target.value)} />
        </Labelled>
        <ToolButton type="submit" busy={isBusy}>
          {texts.real.set}
        </ToolButton>
      </form>
      <Refusal error={error} />
    </Section>
  )
}
