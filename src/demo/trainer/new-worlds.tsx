import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Labelled, TextBox, ToolButton } from '../director/parts.tsx'
import { beginningOf } from './beginning.ts'
import { BeginningPicker } from './beginning-picker.tsx'
import { makeWorlds } from './make-worlds.ts'
import { texts } from './trainer-texts.ts'
import type { WorldAction } from './use-world-action.ts'
import type { WorldList } from './worlds-query.ts'

/** The most that are made in one go. */
const most = 50

type Props = { list: WorldList; action: WorldAction; onMade: (ids: ReadonlySet<string>) => void }

/** Makes named worlds, as many as are wanted. They are chosen then: what follows is meant for them. */
export function NewWorlds({ list, action, onMade }: Props) {
  const [label, stick] = useState('')
  const [base, name] = useState('Group')
  const [count, setCount] = useState('3')
  const [value, start] = useState('')
  const room = list.limit - list.worlds.length
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    action.run(async () => {
      const taken = new Set(list.worlds.map(({ id }) => id))
      const { made, failures } = await makeWorlds({
        base,
        count: Math.min(most, Math.max(1, Math.round(Number(count) || 1))),
        label: label.trim(),
        beginning: beginningOf(value),
        taken,
      })
      const names = made.map((one) => one.name)
      if (made.length > 0) onMade(new Set(made.map(({ id }) => id)))
      return { said: made.length > 0 ? texts.make.made(names) : texts.make.nothing, failures }
    })
  }
  return (
    <section aria-labelledby="make-worlds" className="trainer-part">
      <h2 id="make-worlds">{texts.make.title}</h2>
      <form onSubmit={make} className="trainer-row">
        <Labelled label={texts.make.count} className="w-24">
          <TextBox
            type="number"
            min={1}
            max={most}
            required
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        </Labelled>
        <Labelled label={texts.make.name} hint={texts.make.nameHint} className="w-48">
          <TextBox value={base} maxLength={40} onChange={({ target }) => name(target.value)} />
        </Labelled>
        <Labelled label={texts.make.label} hint={texts.make.labelHint} className="w-48">
          <TextBox value={label} maxLength={40} onChange={({ target }) => stick(target.value)} />
        </Labelled>
        <BeginningPicker label={texts.make.scenario} none={texts.make.none} value={value} onPick={start} />
        <ToolButton type="submit" look="primary" busy={action.isBusy}>
          {texts.make.action}
        </ToolButton>
      </form>
      {room <= 0 && <p className="mt-2 text-warn">{texts.full}</p>}
    </section>
  )
}
