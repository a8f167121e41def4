import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Persona } from '../../control.ts'
import { noteOf } from '../../persona-notes/note-of.ts'
import { PersonaNote } from '../../persona-notes/persona-note.tsx'
import { switchPersona, logOutPersona } from './switch-persona.ts'
import { peopleQuery, worldAsChosenQuery } from '../mock/mock-queries.ts'
import { Nothing, Refusal, Section, TextBox, ToolButton } from '../parts/parts.tsx'
import { fits, initialsOf, nameOf } from './person-words.ts'
import { Read } from '../parts/read.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { useLoggedIn } from './use-logged-in.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

const few = 6

/** Who am I: those of this site first; one press logs in as somebody, and so does Enter on the only one found. */
export function People() {
  const texts = usePanelTexts()
  const isLoggedIn = useLoggedIn()
  return (
    <Section
      title={texts.people.title}
      aside={
        isLoggedIn && (
          <button type="button" className="tool-link" onClick={() => logOutPersona(texts)}>
            {texts.people.logout}
          </button>
        )
      }
    >
      <Read query={peopleQuery}>{(people) => <Choosing people={people} isLoggedIn={isLoggedIn} />}</Read>
    </Section>
  )
}

function Choosing({ people, isLoggedIn }: { people: readonly Persona[]; isLoggedIn: boolean }) {
  const texts = usePanelTexts()
  const portal = usePortalControls()
  const { data: world } = useQuery(worldAsChosenQuery)
  const { run, error } = useMockAction()
  const [isWhole, setWhole] = useState(false)
  const [wanted, setWanted] = useState('')
  const now = isLoggedIn ? world?.personaId : 'visitor'
  const { language } = portal.site
  const isFew = !isWhole && wanted.trim() === ''
  const shown = isFew
    ? atHand(people, portal.site.key, now)
    : people.filter((one) => {
        const told = { name: nameOf(one, texts), special: noteOf(one, language).text }
        return fits({ ...one, ...told }, wanted)
      })
  const choose = (id: unknown) => {
    const person = people.find((one) => one.id === id)
    if (person) run(() => switchPersona(person, portal, world?.id ?? 'default'))
  }
  const chooseOnlyOne = (event: SubmitEvent) => {
    event.preventDefault()
    if (shown.length === 1) choose(shown[0]?.id)
  }
  return (
    <>
      <form role="search" aria-label={texts.people.title} onSubmit={chooseOnlyOne}>
        <TextBox
          type="search"
          aria-label={texts.people.find}
          placeholder={texts.people.find}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="mb-2"
        />
      </form>
      <ListBox
        aria-label={texts.people.title}
        layout="grid"
        onAction={choose}
        className="grid grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] gap-2"
      >
        {shown.map((one) => (
          <ListBoxItem
            key={one.id}
            id={one.id}
            textValue={nameOf(one, texts)}
            className={clsx('tool-card', one.id === now && 'tool-card-now')}
          >
            <PersonCard person={one} isNow={one.id === now} isWhole={!isFew} siteKey={portal.site.key} />
          </ListBoxItem>
        ))}
      </ListBox>
      {shown.length === 0 && <Nothing>{texts.people.none}</Nothing>}
      <Refusal error={error} />
      <ToolButton className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.people.fewer : texts.people.all(people.length)}
      </ToolButton>
    </>
  )
}

type CardProps = { person: Persona; isNow: boolean; isWhole: boolean; siteKey: string }

function PersonCard({ person, isNow, isWhole, siteKey }: CardProps) {
  const texts = usePanelTexts()
  const { language } = usePortalControls().site
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-micro font-strong',
          isNow ? 'bg-brand text-on-brand' : 'bg-surface-2',
        )}
      >
        {person.logins.length === 0 ? '–' : initialsOf(person.name)}
      </span>
      <span className="min-w-0">
        <span className="block text-small font-strong">
          {nameOf(person, texts)}
          {isNow && <span className="sr-only">, {texts.people.now}</span>}
        </span>
        <PersonaNote
          person={person}
          language={language}
          className={clsx('text-micro text-ink-2', isWhole ? 'block' : 'line-clamp-2')}
        />
        {person.siteKey !== siteKey && (
          <span className="block text-micro text-ink-3">{siteNamed(person.siteKey)?.name}</span>
        )}
      </span>
    </>
  )
}

/** The few that are shown before somebody asks for all: whoever is logged in, the visitor, and people of this site. */
function atHand(people: readonly Persona[], siteKey: string, now: string | null | undefined): Persona[] {
  const current = people.filter(({ id }) => id === now)
  const visitor = people.filter(({ id, logins }) => id !== now && logins.length === 0)
  const others = people.filter(({ id, logins }) => id !== now && logins.length > 0)
  const local = others.filter((one) => one.siteKey === siteKey)
  const rest = local.length > 0 ? local : others
  return [...current, ...rest.slice(0, few - current.length - visitor.length), ...visitor]
}
