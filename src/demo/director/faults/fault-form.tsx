import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { nameOf, setFault } from './fault-acts.ts'
import { AnswerFields } from './fault-answer-fields.tsx'
import { emptyDraft, ruleOf } from './fault-draft.ts'
import type { FaultDraft } from './fault-draft.ts'
import { Group } from './fault-group.tsx'
import type { Field, FieldProps } from './fault-group.tsx'
import { operationsQuery } from '../mock/operations.ts'
import { Labelled, Message, Refusal, Section, TextArea, TextBox, Tick, ToolButton } from '../parts/parts.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'
import { useMockAction } from '../mock/use-mock-action.ts'

/** A fault in every detail that the mock knows. */
export function FaultForm({ operationId }: { operationId: string }) {
  const [draft, setDraft] = useState<FaultDraft>({ ...emptyDraft, operationId })
  const [lacks, setLacks] = useState<string>()
  const { data: operations } = useQuery(operationsQuery)
  const { run, isBusy, error } = useMockAction()
  const portal = usePortalControls()
  const list = useId()
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })
  const field: FieldProps['field'] = (name) => ({
    value: draft[name],
    onChange: (event) => change({ [name]: event.target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = ruleOf(draft)
    setLacks('lacks' in found ? found.lacks : undefined)
    if ('rule' in found) run(() => setFault(found.rule, portal))
  }
  return (
    <Section title={texts.faults.add}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-x-2 gap-y-3">
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
        </div>
        <AnswerFields field={field} operation={operations?.get(draft.operationId)} />
        <CallFields field={field} />
        <Group title={texts.faults.sent}>
          <Labelled label={texts.faults.delay}>
            <TextBox inputMode="numeric" {...field('delayMs')} />
          </Labelled>
          <Labelled label={texts.faults.slow}>
            <TextBox inputMode="numeric" {...field('slowBodyMs')} />
          </Labelled>
          {ticks.map(([name, label]) => (
            <Tick
              key={name}
              checked={draft[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            >
              {label}
            </Tick>
          ))}
        </Group>
        <ToolButton type="submit" look="primary" busy={isBusy} className="justify-self-start">
          {texts.faults.set}
        </ToolButton>
      </form>
      {lacks && <Message>{lacks}</Message>}
      <Refusal error={lacks ? null : error} />
    </Section>
  )
}

const ticks = [
  ['drop', texts.faults.drop],
  ['malformed', texts.faults.malformed],
  ['halfSent', texts.faults.halfTick],
  ['unchecked', texts.faults.unchecked],
] as const satisfies readonly (readonly [Exclude<keyof FaultDraft, Field>, string])[]

const CallFields = ({ field }: FieldProps) => (
  <Group title={texts.faults.which}>
    <Labelled label={texts.faults.when} hint={texts.faults.whenHint} className="col-span-2">
      <TextArea rows={2} {...field('when')} />
    </Labelled>
    <Labelled label={texts.faults.times} hint={texts.faults.timesHint}>
      <TextBox inputMode="numeric" {...field('times')} />
    </Labelled>
    <Labelled label={texts.faults.probability}>
      <TextBox inputMode="numeric" {...field('probability')} />
    </Labelled>
    <Labelled label={texts.faults.name} hint={texts.faults.nameHint} className="col-span-2">
      <TextBox autoComplete="off" spellCheck={false} {...field('name')} />
    </Labelled>
  </Group>
)
