import { useSyncExternalStore } from 'react'
import { Section } from '../parts/parts.tsx'
import { texts } from '../texts.ts'
import { FileLink } from './file-link.tsx'
import { onProject, projectNow } from './project-state.ts'
import type { Change, Save, Trouble } from './project-state.ts'

/** What is wrong with what was saved, and what the last save means; nothing where nobody saves. */
export function ProjectSection() {
  const { troubles, save } = useSyncExternalStore(onProject, projectNow)
  return (
    <>
      {troubles.length > 0 && <Troubles troubles={troubles} />}
      {save && <LastSave save={save} />}
    </>
  )
}

const Troubles = ({ troubles }: { troubles: readonly Trouble[] }) => (
  <Section
    lang="en"
    title={troubles.some(({ stops }) => stops) ? texts.project.troubles : texts.project.rules}
    aside={String(troubles.length)}
  >
    <ul className="grid gap-2 text-small">
      {troubles.map(({ file, line, column, message, stops }) => (
        <li
          key={`${file} ${line} ${column} ${message}`}
          className={`border-l-3 pl-2.5 ${stops ? 'border-err' : 'border-line'}`}
        >
          <span className={stops ? 'text-err' : undefined}>{message}</span>
          <FileLink place={`${file}:${line}:${column}`} />
        </li>
      ))}
    </ul>
    {troubles.some(({ stops }) => stops) && (
      <p className="mt-2 text-small text-ink-2">{texts.project.until}</p>
    )}
  </Section>
)

const LastSave = ({ save }: { save: Save }) => {
  const { files, milliseconds, changes, before, operations, tests, notes } = save
  return (
    <Section
      lang="en"
      title={texts.project.saved}
      aside={milliseconds === null ? null : texts.project.took(milliseconds)}
    >
      <Places name={texts.project.files} places={files} />
      <ul className="mt-2 grid gap-3">
        {changes.map((change) => (
          <Meaning key={change.id} change={change} />
        ))}
      </ul>
      <Places name={texts.project.operations} places={operations} />
      <Places name={texts.project.tests} places={tests} />
      {before > 0 && <p className="mt-2 text-small text-ink-3">{texts.project.before(before)}</p>}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-small text-ink-2">
          {note}
        </p>
      ))}
    </Section>
  )
}

const Meaning = ({
  change: { level, message, place, portal, screens, mocks, tests },
}: {
  change: Change
}) => (
  <li className="border-l-3 border-line pl-2.5 text-small">
    <b>{level}</b> <span>{message}</span>
    <FileLink place={place} />
    <Places name={texts.project.portal} places={portal} />
    {screens.length > 0 && (
      <p className="mt-1">
        {texts.project.screens}: {screens.join(', ')}
      </p>
    )}
    <Places name={texts.project.mock} places={mocks} />
    <Places name={texts.project.tests} places={tests} />
  </li>
)

const Places = ({ name, places }: { name: string; places: readonly string[] }) =>
  places.length > 0 && (
    <div className="mt-1 text-small">
      <span className="text-ink-3">{name}</span>
      {places.map((place) => (
        <FileLink key={place} place={place} />
      ))}
    </div>
  )
