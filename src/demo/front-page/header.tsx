import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { jmse } from '#src/sites/jmse.ts'
import { BarkMark } from '#src/ui/brand/bark-mark.tsx'
import { callsQuery, peopleQuery } from '../director/mock/mock-queries.ts'
import { Choice, Labelled } from '../director/parts/parts.tsx'
import { countsOf } from '../director/calls/verdict.ts'
import { worldsQuery } from '../trainer/worlds-query.ts'
import { texts } from './front-texts.ts'
import { play, usePlaying, visitor } from './playing.ts'

/** What this is, and as whom and in which world everything on the page happens. */
export function Header() {
  const { world, personId } = usePlaying()
  const client = useQueryClient()
  const people = useQuery(peopleQuery).data ?? []
  const worlds = useQuery(worldsQuery).data?.worlds ?? []
  const counts = useQuery(callsQuery).data?.counts
  const others = worlds.filter(({ id }) => id !== world)
  useEffect(() => void client.resetQueries(), [client, world])
  return (
    <header className="front-header">
      <div className="front-name">
        <BarkMark bark={jmse.mark} className="h-9 w-7" />
        <h1>{texts.title}</h1>
        <p className="tool-mono text-ink-3">
          {location.host} · {counts ? countsOf(counts) : texts.up}
        </p>
      </div>
      <div className="front-playing">
        <Labelled label={texts.person}>
          <Choice value={personId} onChange={({ target }) => play({ personId: target.value })}>
            <option value={visitor}>{texts.visitor}</option>
            {people
              .filter(({ logins }) => logins.length > 0)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Choice>
        </Labelled>
        <Labelled label={texts.world}>
          <Choice value={world} onChange={({ target }) => play({ world: target.value })}>
            <option>{world}</option>
            {others.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </Choice>
        </Labelled>
      </div>
    </header>
  )
}
