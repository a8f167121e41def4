import { useQuery } from '@tanstack/react-query'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { callsQuery } from '../../director/mock/mock-queries.ts'
import { Nothing, Section, ToolButton } from '../../director/parts/parts.tsx'
import { usePortalControls } from '../../director/portal-controls.ts'
import { Read } from '../../director/parts/read.tsx'
import { texts } from '../front-texts.ts'
import { harOf } from './har-of.ts'
import { exchangesQuery, useWatch } from './watch.ts'

/** What this page has seen, to take along. */
export function WatchedFile() {
  const { say } = usePortalControls()
  const calls = useQuery(callsQuery).data?.entries ?? []
  useWatch()
  return (
    <Section title={texts.recordings.watched}>
      <p className="mb-3 text-small text-ink-2">{texts.recordings.watchedHint}</p>
      <Read query={{ ...exchangesQuery, refetchInterval: 2000 }}>
        {(exchanges) => {
          if (exchanges.length === 0) return <Nothing>{texts.recordings.none}</Nothing>
          const save = () => {
            const moments = new Map(calls.map(({ number, at }) => [number, at]))
            const har = JSON.stringify(harOf(exchanges, moments, location.origin), undefined, 2)
            saveFile(new Blob([har], { type: 'application/json' }), 'calls.har')
            say(texts.recordings.saved)
          }
          return (
            <ToolButton look="primary" onClick={save}>
              {texts.recordings.save(exchanges.length)}
            </ToolButton>
          )
        }}
      </Read>
    </Section>
  )
}
