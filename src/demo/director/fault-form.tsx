import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { nameOf, setFault } from './fault-acts.ts'
import { emptyDraft, problemCodes, ruleOf } from './fault-draft.ts'
import type { FaultDraft } from './fault-draft.ts'
import { operationsQuery } from './operations.ts'
import { Choice, Labelled, Message, Refusal, Section, TextBox, Tick, ToolButton } from './parts.tsx'
import { usePortalControls } from './portal-controls.ts'
import { texts } from './texts.ts'
import { useMockAction } from './use-mock-action.ts'

type Field = Exclude<keyof FaultDraft, 'drop' | 'malformed'>

/** A fault in every detail that the mock knows. */
export function FaultForm({ operationId }: { operationId: string }) {
  const [draft, setDraft] = useState<FaultDraft>({ ...emptyDraft, operationId })
  const [lacks, setLacks] = useState<string>()
  const { data: operations } = useQuery(operationsQuery)
  const { run, isBusy, error } = useMockAction()
  const portal = usePortalControls()
  const list = useId()
  const statuses = operations?.get(draft.operationId)?.statuses ?? commonStatuses
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })
  const field = (name: Field) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = ruleOf(draft)
    setLacks('lacks' in found ? found.lacks : undefined)
    if ('rule' in found) run(() => setFault(found.rule, portal))
  }
  return (
    <Section title={texts.faults.add}>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-x-2 gap-y-3">
        <Labelled label={texts.faults.operation} hint={texts.faults.operationHint} className="col-span-2">
          <TextBox list={list} autoComplete="off" spellCheck={false} {...field('operationId')} />
        </Labelled>
        <datalist id={list}>
          <option value="*">{nameOf('*')}</option>
          {[...(operations?.values() ?? [])].map((one) => (
            <option key={one.operationId} value={one.operationId}>
              {one.method} {one.path}
            </option>
          ))}
        </datalist>
        <Labelled label={texts.faults.status}>
          <Choice {...field('status')}>
            <option value="">{texts.faults.asUsual}</option>
            {statuses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Choice>
        </Labelled>
        <Labelled label={texts.faults.problem}>
          <Choice {...field('problemCode')}>
            <option value="">{texts.faults.noProblem}</option>
            {problemCodes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Choice>
        </Labelled>
        <Labelled label={texts.faults.delay}>
          <TextBox inputMode="numeric" {...field('delayMs')} />
        </Labelled>
        <Labelled label={texts.faults.slow}>
          <TextBox inputMode="numeric" {...field('slowBodyMs')} />
        </Labelled>
        <Labelled label={texts.faults.times} hint={texts.faults.timesHint}>
          <TextBox inputMode="numeric" {...field('times')} />
        </Labelled>
        <Labelled label={texts.faults.probability}>
          <TextBox inputMode="numeric" {...field('probability')} />
        </Labelled>
        <Tick checked={draft.drop} onChange={(event) => change({ drop: event.target.checked })}>
          {texts.faults.drop}
        </Tick>
        <Tick checked={draft.malformed} onChange={(event) => change({ malformed: event.target.checked })}>
          {texts.faults.malformed}
        </Tick>
        <ToolButton type="submit" look="primary" busy={isBusy} className="col-span-2 justify-self-start">
          {texts.faults.set}
        </ToolButton>
      </form>
      {lacks && <Message>{lacks}</Message>}
      <Refusal error={lacks ? null : error} />
    </Section>
  )
}

/** What most contracts have; those of the operation take their place once it is known. */
const commonStatuses = [200, 202, 204, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503]
