import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Labelled, TextBox, ToolButton } from '../../director/parts/parts.tsx'
import { labelIn, tellIn } from './broadcast.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Work = (world: WorldSummary) => Promise<unknown>

type Props = {
  busy: boolean
  /** Does something in each of the worlds, and says then what was done in how many. */
  onDo: (work: Work, said: (done: number) => string) => void
  labels: readonly string[]
}

/** Something told on all pages, and a label to sort by. */
export function TellAll({ busy, onDo, labels }: Props) {
  const t = useTranslations('trainer')
  const [message, write] = useState('')
  const [label, name] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onDo(tellIn(message.trim()), (count) => t('tell.told', { count }))
    write('')
  }
  const stick = (event: SubmitEvent) => {
    event.preventDefault()
    const given = label.trim()
    onDo(labelIn(given || null), (count) =>
      given ? t('tell.labelled', { count, label: given }) : t('tell.bare', { count }),
    )
  }
  return (
    <div className="trainer-row">
      <form onSubmit={send} className="trainer-say">
        <Labelled label={t('tell.message')} className="min-w-0 grow">
          <TextBox
            value={message}
            required
            pattern=".*\S.*"
            maxLength={500}
            onChange={({ target }) => write(target.value)}
          />
        </Labelled>
        <ToolButton type="submit" busy={busy}>
          {t('tell.send')}
        </ToolButton>
        <ToolButton busy={busy} onClick={() => onDo(tellIn(null), (count) => t('tell.silenced', { count }))}>
          {t('tell.silence')}
        </ToolButton>
      </form>
      <form onSubmit={stick} className="flex items-end gap-2">
        <Labelled label={t('tell.label')} hint={t('tell.labelHint')} className="w-48">
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
          {t('tell.stick')}
        </ToolButton>
      </form>
    </div>
  )
}
