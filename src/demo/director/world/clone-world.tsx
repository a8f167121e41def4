import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../../control.ts'
import { joinWorld, keepPass } from '../../start-link/world-cookie.ts'
import { answered } from '../mock/answered.ts'
import { reloadSaying } from '../people/switch-persona.ts'
import type { Control } from '../mock/control-types.ts'
import { Labelled, Refusal, TextBox, ToolButton } from '../parts/parts.tsx'
import { keepSession } from '../people/session.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** Goes on in a copy of this world; this one stays as it is. */
export function CloneWorld({ world }: { world: Control<'World'> }) {
  const texts = usePanelTexts()
  const [name, setName] = useState('')
  const { run, isBusy, error } = useMockAction()
  const clone = (event: SubmitEvent) => {
    event.preventDefault()
    run(async () => {
      const body = name.trim() ? { name: name.trim() } : {}
      const params = { path: { worldId: world.id } }
      const copy = await answered(control.POST('/__mock/worlds/{worldId}/clone', { params, body }))
      joinWorld(copy.id)
      if (copy.pass) keepPass(copy.pass)
      await keepSession()
      reloadSaying(texts.world.cloned(copy.name))
    })
  }
  return (
    <form onSubmit={clone}>
      <div className="flex items-end gap-2">
        <Labelled label={texts.world.clone} className="min-w-0 grow">
          <TextBox
            maxLength={80}
            placeholder={`${world.name} 2`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Labelled>
        <ToolButton type="submit" busy={isBusy}>
          {texts.world.cloneAction}
        </ToolButton>
      </div>
      <Refusal error={error} />
    </form>
  )
}
