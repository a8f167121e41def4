import { ToolButton } from '../director/parts.tsx'
import { SheetProgress } from './sheet-progress.tsx'
import type { TaskSheet } from './beginning.ts'
import type { Stuck } from './stuck.ts'
import { ago, ahead, momentOf } from './told-time.ts'
import { texts } from './trainer-texts.ts'
import type { WorldSummary } from './worlds-query.ts'

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
  const { id, name, personaId, scenarioId, lastPath } = world
  const seen = Date.parse(world.lastSeenAt)
  const clock = Date.parse(world.now)
  // its making counts as being seen
  const isUnseen = world.requests === 0 && lastPath === null && world.lastSeenAt === world.createdAt
  const moved = ahead(clock, now)
  return (
    <tr data-chosen={isChosen || undefined} data-stuck={stuck ? true : undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={texts.table.choose(name)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <th scope="row">
        {name} {world.label && <span className="trainer-label">{world.label}</span>}
        {name !== id && <span className="tool-mono block font-normal text-ink-3">{id}</span>}
      </th>
      <td data-label={texts.table.persona}>
        {personaId === null ? <span className="text-ink-3">{texts.table.nobody}</span> : persona}
      </td>
      <td data-label={texts.table.page} className="tool-mono">
        {lastPath ?? <span className="text-ink-3">{texts.table.noPage}</span>}
      </td>
      <td data-label={texts.table.seen}>
        {isUnseen ? <span className="text-ink-3">{texts.table.unseen}</span> : ago(seen, now)}
        {stuck && (
          <span className="block text-small text-err">
            {stuck.why === 'error'
              ? texts.stuck.error(world.trouble?.status ?? null, ago(now - stuck.since, now))
              : texts.stuck.still(ago(now - stuck.since, now))}
          </span>
        )}
      </td>
      <td data-label={texts.table.scenario}>
        {world.sheet ? (
          <SheetProgress progress={world.sheet} sheet={sheet} />
        ) : (
          (scenario ?? (scenarioId === null ? texts.make.none : ''))
        )}
      </td>
      <td data-label={texts.table.clock}>
        {momentOf(clock)} {moved && <span className="text-warn">{moved}</span>}
      </td>
      <td>
        <div className="trainer-buttons">
          <ToolButton aria-label={`${texts.table.open}: ${name}`} onClick={onOpen}>
            {texts.table.open}
          </ToolButton>
          <ToolButton aria-label={`${texts.table.remove}: ${name}`} onClick={onDelete}>
            {texts.table.remove}
          </ToolButton>
        </div>
      </td>
    </tr>
  )
}
