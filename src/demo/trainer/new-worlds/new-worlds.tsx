import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Labelled, TextBox, ToolButton } from '../../director/parts/parts.tsx'
import { beginningOf } from './beginning.ts'
import { BeginningPicker } from './beginning-picker.tsx'
import { makeWorlds } from './make-worlds.ts'
import type { WorldAction } from '../actions/use-world-action.ts'
import type { WorldList } from '../worlds-query.ts'

/** The most that are made in one go. */
const most = 50

type Props = { list: WorldList; action: WorldAction; onMade: (ids: ReadonlySet<string>) => void }

/** Makes named worlds, as many as are wanted. They are chosen then: what follows is meant for them. */
export function NewWorlds({ list, action, onMade }: Props) {
  const t = useTranslations('trainer')
  const [label, stick] = useState('')
  const [typed, name] = useState<string>()
  const [count, setCount] = useState('3')
  const [value, start] = useState('')
  // until somebody types one it follows the language
  const base = typed ?? t('make.group')
  const room = list.limit - list.worlds.length
  const make = (event: SubmitEvent) => {
    event.preventDefault()
    action.run(async () => {
      const taken = new Set(list.worlds.map(({ id }) => id))
      const { made, failures } = await makeWorlds({
        base: base.trim() || t('make.group'),
        count: Math.min(most, Math.max(1, Math.round(Number(count) || 1))),
        label: label.trim(),
        beginning: beginningOf(value),
        taken,
      })
      const [first, last] = [made[0]?.name ?? '', made.at(-1)?.name ?? '']
      if (made.length > 0) onMade(new Set(made.map(({ id }) => id)))
      return {
        said: made.length > 0 ? t('make.made', { count: made.length, first, last }) : t('make.nothing'),
        failures,
      }
    })
  }
  return (
    <section aria-labelledby="make-worlds" className="trainer-part">
      <h2 id="make-worlds">{t('make.title')}</h2>
      <form onSubmit={make} className="trainer-row">
        <Labelled label={t('make.count')} className="w-24">
          <TextBox
            type="number"
            min={1}
            max={most}
            required
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        </Labelled>
        <Labelled label={t('make.name')} hint={t('make.nameHint')} className="w-48">
          <TextBox value={base} maxLength={40} onChange={({ target }) => name(target.value)} />
        </Labelled>
        <Labelled label={t('make.label')} hint={t('make.labelHint')} className="w-48">
          <TextBox value={label} maxLength={40} onChange={({ target }) => stick(target.value)} />
        </Labelled>
        <BeginningPicker label={t('make.scenario')} none={t('make.none')} value={value} onPick={start}>
          <ToolButton type="submit" look="primary" busy={action.isBusy}>
            {t('make.action')}
          </ToolButton>
        </BeginningPicker>
      </form>
      {room <= 0 && <p className="mt-2 text-warn">{t('full')}</p>}
    </section>
  )
}
