import { useState } from 'react'
import type { Persona } from '../control.ts'
import { peopleQuery } from '../director/mock/mock-queries.ts'
import { Nothing, TextBox, ToolButton } from '../director/parts/parts.tsx'
import { fits, initialsOf } from '../director/people/person-words.ts'
import { Read } from '../director/parts/read.tsx'
import { CopyButton } from './copy-button.tsx'
import { texts } from './front-texts.ts'
import { play, usePlaying } from './playing.ts'
import { curlOf, tokenOf } from './token-of.ts'

/** Everybody one can be, each with a token and a call to take along. */
export function PeoplePage() {
  const [wanted, setWanted] = useState('')
  return (
    <>
      <TextBox
        type="search"
        aria-label={texts.people.find}
        placeholder={texts.people.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        className="mb-4 max-w-md"
      />
      <Read query={peopleQuery}>
        {(people) => {
          const found = people.filter((one) => fits(one, wanted))
          if (found.length === 0) return <Nothing>{texts.people.none}</Nothing>
          return (
            <ul className="front-cards">
              {found.map((one) => (
                <PersonCard key={one.id} person={one} />
              ))}
            </ul>
          )
        }}
      </Read>
    </>
  )
}

function PersonCard({ person: { id, name, special, logins, expectedResult } }: { person: Persona }) {
  const isNow = usePlaying().personId === id
  const isRefused = expectedResult !== null && expectedResult !== 'Ok'
  return (
    <li className="front-card" data-now={isNow || undefined}>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-tint text-small font-strong"
        >
          {logins.length === 0 ? '–' : initialsOf(name)}
        </span>
        <div className="min-w-0">
          <h3 className="truncate">{name}</h3>
          <p className="tool-mono text-ink-3">{id}</p>
        </div>
      </div>
      <p className="text-small text-ink-2">{special}</p>
      {isRefused && <p className="text-micro text-warn">{texts.people.refused(expectedResult)}</p>}
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        {logins.length > 0 && !isRefused && (
          <CopyButton
            aria-label={`${texts.copy.token}: ${name}`}
            text={async () => (await tokenOf(id)) ?? ''}
            what={texts.copy.tokenOf(name)}
          >
            {texts.copy.token}
          </CopyButton>
        )}
        {!isRefused && (
          <CopyButton
            aria-label={`${texts.copy.curl}: ${name}`}
            text={() => curlOf(id)}
            what={texts.copy.curlOf(name)}
          >
            {texts.copy.curl}
          </CopyButton>
        )}
        {isNow ? (
          <span className="ml-auto text-small text-ok">✓ {texts.people.now}</span>
        ) : (
          !isRefused && (
            <ToolButton
              className="ml-auto"
              aria-label={texts.people.callAsOf(name)}
              onClick={() => play({ personId: id })}
            >
              {texts.people.callAs}
            </ToolButton>
          )
        )}
      </p>
    </li>
  )
}
