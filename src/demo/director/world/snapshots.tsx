import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import { reloadSaying } from '../people/switch-persona.ts'
import type { Control } from '../mock/control-types.ts'
import { snapshotsQuery } from '../mock/mock-queries.ts'
import { momentOf } from '../time/moments.ts'
import { Labelled, Nothing, Refusal, Section, TextBox, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { keepSession } from '../people/session.ts'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** Saved states of this world, and the way back to each. */
export function Snapshots() {
  const texts = usePanelTexts()
  const [name, setName] = useState('')
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    run(async () => {
      const body = { name: name.trim() || texts.snapshots.unnamed }
      await answered(control.POST('/__mock/snapshots', { body }))
      setName('')
      say(texts.snapshots.taken(body.name))
    })
  }
  const restore = (snapshot: Control<'Snapshot'>) =>
    run(async () => {
      const params = { path: { snapshotId: snapshot.id } }
      await answered(control.POST('/__mock/snapshots/{snapshotId}/restore', { params }))
      await keepSession()
      reloadSaying(texts.snapshots.restored(snapshot.name))
    })
  return (
    <Section title={texts.snapshots.title}>
      <form onSubmit={take} className="mb-3 flex items-end gap-2">
        <Labelled label={texts.snapshots.name} className="min-w-0 grow">
          <TextBox maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
        </Labelled>
        <ToolButton type="submit" busy={isBusy}>
          {texts.snapshots.take}
        </ToolButton>
      </form>
      <Read query={snapshotsQuery}>
        {(snapshots) =>
          snapshots.length === 0 ? (
            <Nothing>{texts.snapshots.none}</Nothing>
          ) : (
            <ul>
              {snapshots.map((one) => (
                <li
                  key={one.id}
                  className="flex items-center gap-3 border-t border-line py-2 first:border-t-0"
                >
                  <span className="min-w-0 grow">
                    <span className="block truncate">{one.name}</span>
                    <span className="block text-micro text-ink-3">{momentOf(one.now)}</span>
                  </span>
                  <ToolButton
                    busy={isBusy}
                    aria-label={texts.snapshots.restoreTo(one.name)}
                    onClick={() => restore(one)}
                  >
                    {texts.snapshots.restore}
                  </ToolButton>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      <Refusal error={error} />
    </Section>
  )
}
