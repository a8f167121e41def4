import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { peopleQuery, scenariosQuery } from '../../director/mock/mock-queries.ts'
import { ChooseSome } from './choose-some.tsx'
import { deleteWorld } from '../for-all/broadcast.ts'
import { ConfirmDialog } from '../actions/confirm-dialog.tsx'
import { inEach } from '../actions/in-each.ts'
import { wireLocaleOf } from '../language/languages.ts'
import { sheetsQuery } from '../sheets-query.ts'
import { stuckIn } from './stuck.ts'
import type { WorldAction } from '../actions/use-world-action.ts'
import { WorldRow } from './world-row.tsx'
import type { WorldList, WorldSummary } from '../worlds-query.ts'

type Props = {
  list: WorldList
  /** When they were read, in milliseconds. */
  readAt: number
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  action: WorldAction
  onHandOut: (worlds: readonly WorldSummary[]) => void
}

/** The worlds, by name, with who is where in each. */
export function WorldTable({ list: { worlds, limit }, readAt, chosen, onChoose, action, onHandOut }: Props) {
  const t = useTranslations('trainer')
  const wireLocale = wireLocaleOf(useLocale())
  const { data: people = [] } = useQuery(peopleQuery)
  const { data: scenarios = [] } = useQuery(scenariosQuery(wireLocale))
  const { data: sheets = [] } = useQuery(sheetsQuery(wireLocale))
  const [minutes, wait] = useState<number>(3)
  const [leaving, leave] = useState<WorldSummary>()
  const sheetOf = ({ sheet }: WorldSummary) => sheets.find(({ id }) => id === sheet?.sheetId)
  const stuckOf = (world: WorldSummary) =>
    stuckIn(world, { now: readAt, minutes, steps: sheetOf(world)?.steps.length })
  const every = worlds.length > 0 && worlds.every(({ id }) => chosen.has(id))
  const toggle = (id: string, on: boolean) =>
    onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <section aria-labelledby="worlds">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 id="worlds" tabIndex={-1}>
          {t('table.title')}
        </h2>
        <p className="text-small text-ink-3">{t('of', { count: worlds.length, limit })}</p>
      </div>
      {worlds.length === 0 && <p className="mt-3 text-ink-2">{t('empty')}</p>}
      {worlds.length > 0 && (
        <ChooseSome
          worlds={worlds}
          stuck={worlds.filter((one) => stuckOf(one) !== undefined)}
          minutes={minutes}
          onMinutes={wait}
          onChoose={onChoose}
        />
      )}
      {worlds.length > 0 && (
        <table className="trainer-table">
          <thead>
            <tr>
              <td>
                <label className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    aria-label={t('table.every')}
                    checked={every}
                    onChange={() => onChoose(new Set(every ? [] : worlds.map(({ id }) => id)))}
                  />
                  <span className="trainer-narrow">{t('table.every')}</span>
                </label>
              </td>
              {(['name', 'persona', 'page', 'seen', 'scenario', 'clock', 'actions'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`table.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {worlds.map((world) => (
              <WorldRow
                key={world.id}
                world={world}
                now={readAt}
                persona={people.find(({ id }) => id === world.personaId)?.name}
                scenario={scenarios.find(({ id }) => id === world.scenarioId)?.name}
                sheet={sheetOf(world)}
                stuck={stuckOf(world)}
                isChosen={chosen.has(world.id)}
                onChoose={(on) => toggle(world.id, on)}
                onOpen={() => onHandOut([world])}
                onDelete={() => leave(world)}
              />
            ))}
          </tbody>
        </table>
      )}
      {leaving && (
        <ConfirmDialog
          question={{
            title: t('sure.removeOne', { name: leaving.name }),
            about: t('sure.removeAbout'),
            action: t('table.remove'),
            onYes: () => {
              action.run(async () => {
                const { done, failures } = await inEach([leaving], deleteWorld)
                return { said: done > 0 ? t('all.removed', { count: done }) : '', failures }
              })
            },
          }}
          onClose={() => leave(undefined)}
        />
      )}
    </section>
  )
}
