import { useEffect, useRef, useState } from 'react'
import { endSession } from '#src/api/session/session.ts'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import { reloadSaying } from '../people/switch-persona.ts'
import { Refusal, ToolButton } from '../parts/parts.tsx'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** Starts the world over, after a question: what was done in it cannot be had back. */
export function ResetWorld() {
  const texts = usePanelTexts()
  const [isAsking, setAsking] = useState<boolean>()
  const { run, isBusy, error } = useMockAction()
  const first = useRef<HTMLButtonElement>(null)
  // the button that was pressed is gone
  useEffect(() => {
    if (isAsking !== undefined) first.current?.focus()
  }, [isAsking])
  const reset = () =>
    run(async () => {
      await answered(control.POST('/__mock/world/reset', { body: {} }))
      endSession()
      reloadSaying(texts.world.resetDone)
    })
  if (!isAsking) {
    return (
      <ToolButton ref={first} look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.world.reset}
      </ToolButton>
    )
  }
  return (
    <div>
      <p id="director-reset" className="mb-2 text-small">
        {texts.world.sure}
      </p>
      <div className="flex gap-2">
        <ToolButton ref={first} onClick={() => setAsking(false)}>
          {texts.world.no}
        </ToolButton>
        <ToolButton look="danger" busy={isBusy} aria-describedby="director-reset" onClick={reset}>
          {texts.world.yes}
        </ToolButton>
      </div>
      <Refusal error={error} />
    </div>
  )
}
