import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { scenariosQuery } from '../director/mock-queries.ts'
import { Choice, Labelled, TextBox, ToolButton } from '../director/parts.tsx'
import { makeWorlds } from './make-worlds.ts'
import { ScenarioOptions } from './scenario-options.tsx'
import { texts } from './trainer-texts.ts'
import type { WorldAction } from './use-world-action.ts'
import type { WorldList } from './worlds-query.ts'

/** The most that are made in one go. */
const most = 50

/** Makes named worlds, as many as are wanted. */
export function NewWorlds({ list, action }: { list: WorldList; action: WorldAction }) {
  const { data: scenarios = [] } = useQuery(scenariosQuery)
  const [base, name] = useState('Group')
  const [count, setCount] = useState('3')
  const [scenarioId, start] = useState('')
  const room = list.limit - list.worlds.length
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    action.run(async () => {
      const taken = new Set(list.worlds.map(({ id }) => id))
      const { made, failures } = await makeWorlds({
        base,
        count: Math.min(most, Math.max(1, Math.round(Number(count) || 1))),
        scenarioId: scenarioId || undefined,
        taken,
      })
      return { said: made.length > 0 ? texts.make.made(made) : texts.make.nothing, failures }
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
        <Labelled label={texts.make.scenario} className="trainer-wide">
          <Choice value={scenarioId} onChange={({ target }) => start(target.value)}>
            <option value="">{texts.make.none}</option>
            <ScenarioOptions scenarios={scenarios} />
          </Choice>
        </Labelled>
        <ToolButton type="submit" look="primary" busy={action.isBusy}>
          {texts.make.action}
        </ToolButton>
      </form>
      {room <= 0 && <p className="mt-2 text-warn">{texts.full}</p>}
    </section>
  )
}
