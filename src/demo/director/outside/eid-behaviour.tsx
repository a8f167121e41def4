import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control, withEid } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import type { Control } from '../mock/control-types.ts'
import { peopleQuery, worldQuery } from '../mock/mock-queries.ts'
import { Choice, Labelled, Refusal, Section, TextBox, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

type Behaviour = Control<'EidBehaviour'>

/** What becomes of an identification that nobody handles. */
export function EidBehaviourSection() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.eid.behaviour}>
      <Read query={worldQuery}>
        {({ eidBehaviour }) => <BehaviourForm key={JSON.stringify(eidBehaviour)} behaviour={eidBehaviour} />}
      </Read>
    </Section>
  )
}

function BehaviourForm({ behaviour }: { behaviour: Behaviour }) {
  const texts = usePanelTexts()
  const people = withEid(useQuery(peopleQuery).data ?? [], 'bank_id')
  const [draft, setDraft] = useState(behaviour)
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const isAuto = draft.mode === 'auto'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const personaId = isAuto ? (draft.personaId ?? people[0]?.id ?? null) : null
    run(async () => {
      await answered(control.PUT('/__mock/eid/behaviour', { body: { ...draft, personaId } }))
      say(texts.eid.saved)
    })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-2">
      <Choice
        aria-label={texts.eid.behaviour}
        className="col-span-2"
        value={draft.mode}
        onChange={(event) => setDraft({ ...draft, mode: event.target.value === 'auto' ? 'auto' : 'manual' })}
      >
        <option value="manual">{texts.eid.manual}</option>
        <option value="auto">{texts.eid.auto}</option>
      </Choice>
      {isAuto && (
        <>
          <Labelled label={texts.eid.person}>
            <Choice
              value={draft.personaId ?? ''}
              onChange={(event) => setDraft({ ...draft, personaId: event.target.value })}
            >
              {people.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Choice>
          </Labelled>
          <Labelled label={texts.eid.delay}>
            <TextBox
              type="number"
              required
              min={0}
              max={180}
              value={draft.delaySeconds}
              onChange={(event) => setDraft({ ...draft, delaySeconds: Number(event.target.value) })}
            />
          </Labelled>
        </>
      )}
      <ToolButton type="submit" busy={isBusy} className="justify-self-start">
        {texts.eid.save}
      </ToolButton>
      <div className="col-span-2">
        <Refusal error={error} />
      </div>
    </form>
  )
}
