import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scenariosQuery } from '../director/mock-queries.ts'
import { ToolButton } from '../director/parts.tsx'
import { beginningOf } from './beginning.ts'
import { BeginningPicker } from './beginning-picker.tsx'
import { deleteWorld, resetIn, startIn, startSheetIn } from './broadcast.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Question } from './confirm-dialog.tsx'
import { inEach } from './in-each.ts'
import { MoveTime } from './move-time.tsx'
import { sheetsQuery } from './sheets-query.ts'
import { TellAll } from './tell-all.tsx'
import { texts } from './trainer-texts.ts'
import type { WorldAction } from './use-world-action.ts'
import type { WorldSummary } from './worlds-query.ts'

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
  const { data: scenarios = [] } = useQuery(scenariosQuery())
  const { data: sheets = [] } = useQuery(sheetsQuery)
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
      <h2 id="for-all">{texts.all.to(chosen, count)}</h2>
      {chosen === 0 && <p className="text-small text-ink-3">{texts.all.hint}</p>}
      <div className="trainer-row">
        <BeginningPicker label={texts.all.scenario} none="–" value={value} onPick={pick} />
        <ToolButton
          disabled={!name}
          busy={action.isBusy}
          onClick={() =>
            name &&
            ask({
              title: texts.sure.scenario(name, count),
              about: texts.sure.scenarioAbout,
              action: texts.all.start,
              onYes: everywhere(begin, (done) => texts.all.started(name, done)),
            })
          }
        >
          {texts.all.start}
        </ToolButton>
        <MoveTime busy={action.isBusy} onMove={(work) => everywhere(work, texts.all.moved)()} />
        <div className="trainer-buttons">
          <ToolButton busy={action.isBusy} onClick={() => onHandOut(worlds)}>
            {texts.all.handOut}
          </ToolButton>
          <ToolButton
            look="danger"
            busy={action.isBusy}
            onClick={() =>
              ask({
                title: texts.sure.reset(count),
                about: texts.sure.resetAbout,
                action: texts.all.reset,
                onYes: everywhere(resetIn, texts.all.reseted),
              })
            }
          >
            {texts.all.reset}
          </ToolButton>
          <ToolButton
            look="danger"
            busy={action.isBusy}
            onClick={() =>
              ask({
                title: texts.sure.remove(count),
                about: texts.sure.removeAbout,
                action: texts.all.remove,
                onYes: everywhere(deleteWorld, texts.all.removed),
              })
            }
          >
            {texts.all.remove}
          </ToolButton>
        </div>
      </div>
      <TellAll busy={action.isBusy} labels={labels} onDo={(work, said) => everywhere(work, said)()} />
      {question && <ConfirmDialog question={question} onClose={() => ask(undefined)} />}
    </section>
  )
}
