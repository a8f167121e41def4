import { useLocale, useTranslations } from 'use-intl'
import { ToolButton } from '../../director/parts/parts.tsx'
import { SheetProgress } from './sheet-progress.tsx'
import type { TaskSheet } from '../new-worlds/beginning.ts'
import type { Stuck } from './stuck.ts'
import { ago, ahead, momentOf } from './told-time.ts'
import type { WorldSummary } from '../worlds-query.ts'

type Props = {
  world: WorldSummary
  /** When that was, in milliseconds. */
  now: number
  persona: string | undefined
  scenario: string | undefined
  sheet: TaskSheet | undefined
  stuck: Stuck | undefined
  isChosen: boolean
  onChoose: (on: boolean) => void
  onOpen: () => void
  onDelete: () => void
}

/** Who is where in one world. */
export function WorldRow({
  world,
  now,
  persona,
  scenario,
  sheet,
  stuck,
  isChosen,
  onChoose,
  onOpen,
  onDelete,
}: Props) {
  const t = useTranslations('trainer')
  const language = useLocale()
  const { id, name, personaId, scenarioId, lastPath } = world
  const seen = Date.parse(world.lastSeenAt)
  const clock = Date.parse(world.now)
  // its making counts as being seen
  const isUnseen = world.requests === 0 && lastPath === null && world.lastSeenAt === world.createdAt
  const moved = ahead(clock, now, language)
  const since = stuck && ago(now - stuck.since, now, language)
  return (
    <tr data-chosen={isChosen || undefined} data-stuck={stuck ? true : undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={t('table.choose', { name })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <th scope="row">
        {name} {world.label && <span className="trainer-label">{world.label}</span>}
        {name !== id && <span className="tool-mono block font-normal text-ink-3">{id}</span>}
      </th>
      <td data-label={t('table.persona')}>
        {personaId === null ? <span className="text-ink-3">{t('table.nobody')}</span> : persona}
      </td>
      <td data-label={t('table.page')}>
        {lastPath ? (
          <span className="tool-mono">{lastPath}</span>
        ) : (
          <span className="text-ink-3">{t('table.noPage')}</span>
        )}
      </td>
      <td data-label={t('table.seen')}>
        {isUnseen ? <span className="text-ink-3">{t('table.unseen')}</span> : ago(seen, now, language)}
        {since && (
          <span className="block text-small text-err">
            {stuck?.why === 'error'
              ? t('stuck.error', { status: String(world.trouble?.status ?? t('stuck.noAnswer')), ago: since })
              : t('stuck.still', { ago: since })}
          </span>
        )}
      </td>
      <td data-label={t('table.scenario')}>
        {world.sheet ? (
          <SheetProgress progress={world.sheet} sheet={sheet} />
        ) : (
          (scenario ?? (scenarioId === null ? t('make.none') : ''))
        )}
      </td>
      <td data-label={t('table.clock')}>
        {momentOf(clock, language)} {moved && <span className="text-warn">{moved}</span>}
      </td>
      <td>
        <div className="trainer-buttons min-[80rem]:flex-nowrap! min-[80rem]:whitespace-nowrap">
          <ToolButton aria-label={t('table.openOf', { name })} onClick={onOpen}>
            {t('table.open')}
          </ToolButton>
          <ToolButton aria-label={t('table.removeOf', { name })} onClick={onDelete}>
            {t('table.remove')}
          </ToolButton>
        </div>
      </td>
    </tr>
  )
}
