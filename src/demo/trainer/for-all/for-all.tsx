import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { scenariosQuery } from '../../director/mock/mock-queries.ts'
import { ToolButton } from '../../director/parts/parts.tsx'
import { beginningOf } from '../new-worlds/beginning.ts'
import { BeginningPicker } from '../new-worlds/beginning-picker.tsx'
import { deleteWorld, resetIn, startIn, startSheetIn } from './broadcast.ts'
import { ConfirmDialog } from '../actions/confirm-dialog.tsx'
import type { Question } from '../actions/confirm-dialog.tsx'
import { inEach } from '../actions/in-each.ts'
import { wireLocaleOf } from '../language/languages.ts'
import { MoveTime } from './move-time.tsx'
import { sheetsQuery } from '../sheets-query.ts'
import { TellAll } from './tell-all.tsx'
import type { WorldAction } from '../actions/use-world-action.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Props = {
  /** Whom it is done to. */
  worlds: readonly WorldSummary[]
  /** How many of them were chosen by hand; 0 when it is all there are. */
  chosen: number
  /** The labels that there are. */
  labels: readonly string[]
  action: WorldAction
  onHandOut: (worlds: readonly WorldSummary[]) => void
}

/** What is done to all worlds, or to those that are chosen: scenario, time, reset. What cannot be undone is asked first. */
export function ForAll({ worlds, chosen, labels, action, onHandOut }: Props) {
  const t = useTranslations('trainer')
  const wireLocale = wireLocaleOf(useLocale())
  const { data: scenarios = [] } = useQuery(scenariosQuery(wireLocale))
  const { data: sheets = [] } = useQuery(sheetsQuery(wireLocale))
  const [value, pick] = useState('')
  const [question, ask] = useState<Question>()
  if (worlds.length === 0) return null
  const { scenarioId, sheetId } = beginningOf(value)
  const name =
    scenarios.find(({ id }) => id === scenarioId)?.name ?? sheets.find(({ id }) => id === sheetId)?.title
  const begin = sheetId === undefined ? startIn(scenarioId ?? '') : startSheetIn(sheetId)
  const count = worlds.length
  const everywhere =
    (work: (world: WorldSummary) => Promise<unknown>, said: (done: number) => string) => () =>
      action.run(async () => {
        const { done, failures } = await inEach(worlds, work)
        return { said: done > 0 ? said(done) : '', failures }
      })
  return (
    <section aria-labelledby="for-all" className="trainer-part">
      <h2 id="for-all">{t(chosen > 0 ? 'all.toChosen' : 'all.toAll', { count })}</h2>
      {chosen === 0 && <p className="text-small text-ink-3">{t('all.hint')}</p>}
      <div className="trainer-row">
        <BeginningPicker label={t('all.scenario')} none="–" value={value} onPick={pick}>
          <ToolButton
            disabled={!name}
            busy={action.isBusy}
            onClick={() =>
              name &&
              ask({
                title: t('sure.scenario', { name, count }),
                about: t('sure.scenarioAbout'),
                action: t('all.start'),
                onYes: everywhere(begin, (done) => t('all.started', { name, count: done })),
              })
            }
          >
            {t('all.start')}
          </ToolButton>
        </BeginningPicker>
        <MoveTime
          busy={action.isBusy}
          onMove={(work) => everywhere(work, (done) => t('all.moved', { count: done }))()}
        />
        <div className="trainer-buttons">
          <ToolButton busy={action.isBusy} onClick={() => onHandOut(worlds)}>
            {t('all.handOut')}
          </ToolButton>
          <ToolButton
            look="danger"
            busy={action.isBusy}
            onClick={() =>
              ask({
                title: t('sure.reset', { count }),
                about: t('sure.resetAbout'),
                action: t('all.reset'),
                onYes: everywhere(resetIn, (done) => t('all.reseted', { count: done })),
              })
            }
          >
            {t('all.reset')}
          </ToolButton>
          <ToolButton
            look="danger"
            busy={action.isBusy}
            onClick={() =>
              ask({
                title: t('sure.remove', { count }),
                about: t('sure.removeAbout'),
                action: t('all.remove'),
                onYes: everywhere(deleteWorld, (done) => t('all.removed', { count: done })),
              })
            }
          >
            {t('all.remove')}
          </ToolButton>
        </div>
      </div>
      <TellAll busy={action.isBusy} labels={labels} onDo={(work, said) => everywhere(work, said)()} />
      {question && <ConfirmDialog question={question} onClose={() => ask(undefined)} />}
    </section>
  )
}
