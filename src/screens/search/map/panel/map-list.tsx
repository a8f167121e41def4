import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { MapRow } from './map-row.tsx'

type Props = {
  hits: readonly SearchHit[]
  chosen: string | undefined
  pointed: string | undefined
  onChoose: (id: string) => void
  onPoint: (id: string | undefined) => void
}

/** How many rows there are at first, and how many more come at a time. */
const rowsAtATime = 60

/** The projects that the map shows, in the order of the search: all that the map says, in words. */
export function MapList({ hits, chosen, pointed, ...events }: Props) {
  const m = useTranslations('map')
  const [most, setMost] = useState(rowsAtATime)
  const list = useRef<HTMLUListElement>(null)
  // the keyboard goes on where the list did: the button is gone with the last rows
  useEffect(() => {
    if (most > rowsAtATime) list.current?.children[most - rowsAtATime]?.querySelector('button')?.focus()
  }, [most])
  const rows = hits.slice(0, most)
  // what is chosen has a row, wherever it comes
  const outside = hits.slice(most).filter(({ id }) => id === chosen)
  return (
    <>
      <ul ref={list} aria-label={m('listLabel')}>
        {[...rows, ...outside].map((hit) => (
          <MapRow
            key={hit.id}
            hit={hit}
            isChosen={hit.id === chosen}
            isPointed={hit.id === pointed}
            {...events}
          />
        ))}
      </ul>
      {hits.length > most && (
        <div className="p-8 text-center">
          <Button look="secondary" small onClick={() => setMost(most + rowsAtATime)}>
            {m('more', { shown: most, total: hits.length })}
          </Button>
        </div>
      )}
    </>
  )
}
