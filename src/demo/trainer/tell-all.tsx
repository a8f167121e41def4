import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Labelled, TextBox, ToolButton } from '../director/parts.tsx'
import { labelIn, tellIn } from './broadcast.ts'
import { texts } from './trainer-texts.ts'
import type { WorldSummary } from './worlds-query.ts'

type Work = (world: WorldSummary) => Promise<unknown>

type Props = {
  busy: boolean
  /** Does something in each of the worlds, and says then what was done in how many. */
  onDo: (work: Work, said: (done: number) => string) => void
  labels: readonly string[]
}

/** Something told on all pages, and a label to sort by. */
export function TellAll({ busy, onDo, labels }: Props) {
  const [message, write] = useState('')
  const [label, name] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onDo(tellIn(message.trim()), texts.tell.told)
    write('')
  }
  const stick = (event: SubmitEvent) => {
    event.preventDefault()
    onDo(labelIn(label.trim() || null), label.trim() ? texts.tell.labelled(label.trim()) : texts.tell.bare)
  }
  return (
    <div className="trainer-row">
      <form onSubmit={send} className="trainer-say">
        <Labelled label={texts.tell.message} className="min-w-0 grow">
          <TextBox
            value={message}
            required
            pattern=".*\S.*"
            maxLength={500}
            onChange={({ target }) => write(target.value)}
          />
        </Labelled>
        <ToolButton type="submit" busy={busy}>
          {texts.tell.send}
        </ToolButton>
        <ToolButton busy={busy} onClick={() => onDo(tellIn(null), texts.tell.silenced)}>
          {texts.tell.silence}
        </ToolButton>
      </form>
      <form onSubmit={stick} className="flex items-end gap-2">
        <Labelled label={texts.tell.label} hint={texts.tell.labelHint} className="w-48">
          <TextBox
            value={label}
            maxLength={40}
            list="trainer-labels"
            onChange={({ target }) => name(target.value)}
          />
        </Labelled>
        <datalist id="trainer-labels">
          {labels.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
        <ToolButton type="submit" busy={busy}>
          {texts.tell.stick}
        </ToolButton>
      </form>
    </div>
  )
}
