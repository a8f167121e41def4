import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { control } from '../control.ts'
import { Labelled, Message, TextBox, ToolButton } from '../director/parts/parts.tsx'
import type { KeyTexts } from './key-texts.ts'
import { forgetKey, isKey, knownKey, rememberKey } from './known-key.ts'

/** Asks for the key of the mock, tries it, and keeps it for this tab. */
export function KeyForm({ texts, onOpen }: { texts: KeyTexts; onOpen: () => unknown }) {
  const [key, setKey] = useState('')
  // one that came with the address was tried already
  const [wrong, setWrong] = useState(() => (knownKey() === undefined ? 0 : 1))
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const give = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const isRight = await opens(key.trim())
    setBusy(false)
    if (isRight) return onOpen()
    setWrong((times) => times + 1)
    box.current?.focus()
  }
  return (
    <form noValidate onSubmit={(event) => void give(event)}>
      <div className="flex items-end gap-2">
        <Labelled label={texts.key} className="min-w-0 grow">
          <TextBox
            ref={box}
            type="password"
            autoComplete="off"
            required
            aria-invalid={wrong > 0}
            {...(wrong > 0 && { 'aria-describedby': 'key-wrong' })}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </Labelled>
        <ToolButton type="submit" look="primary" busy={isBusy}>
          {texts.open}
        </ToolButton>
      </div>
      <div id="key-wrong">{wrong > 0 && <Message key={wrong}>{texts.wrong}</Message>}</div>
    </form>
  )
}

/** Whether a key opens the mock; it is kept if so. What else may be wrong is told by whoever showed the form. */
async function opens(key: string): Promise<boolean> {
  if (!isKey(key)) return false
  rememberKey(key)
  const status = await control.GET('/__mock/worlds').then(
    ({ response }) => response.status,
    () => undefined,
  )
  if (status === 401) forgetKey()
  return status !== 401
}
