import { useRef } from 'react'
import { zWorldFile } from '#gen/mock_control/schemas.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import { reloadSaying } from '../people/switch-persona.ts'
import { fileNameOf } from './file-name.ts'
import { Refusal, ToolButton } from '../parts/parts.tsx'
import { keepSession } from '../people/session.ts'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** Takes a world along as a file, and puts one of a file in this one's place. */
export function WorldFile({ name }: { name: string }) {
  const texts = usePanelTexts()
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const input = useRef<HTMLInputElement>(null)
  const save = () =>
    run(async () => {
      const file = await answered(control.GET('/__mock/world/file'))
      const world = new Blob([JSON.stringify(file)], { type: 'application/json' })
      saveFile(world, fileNameOf(name, file.now))
      say(texts.world.exported)
    })
  const load = (file: File) =>
    run(async () => {
      await answered(control.PUT('/__mock/world/file', { body: await worldIn(file, texts.world.notAFile) }))
      await keepSession()
      reloadSaying(texts.world.imported)
    })
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <ToolButton busy={isBusy} onClick={save}>
          {texts.world.export}
        </ToolButton>
        <ToolButton busy={isBusy} onClick={() => input.current?.click()}>
          {texts.world.import}
        </ToolButton>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={texts.world.import}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) load(file)
            // the same file can be chosen again
            target.value = ''
          }}
        />
      </div>
      <Refusal error={error} />
    </div>
  )
}

async function worldIn(file: File, otherwise: string) {
  const { data } = zWorldFile.safeParse(await file.text().then(parsed))
  if (!data) throw new Error(otherwise)
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
