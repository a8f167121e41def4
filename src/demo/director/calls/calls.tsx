import { useState } from 'react'
import type { ReactNode } from 'react'
import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import { CallDetail } from './call-detail.tsx'
import { CallList } from './call-list.tsx'
import type { Control } from '../mock/control-types.ts'
import { callsQuery } from '../mock/mock-queries.ts'
import { Choice, Refusal, Section, TextBox, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { SeenDrift } from './seen-drift.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { countsOf, edgeOf } from './verdict.ts'
import type { Edge } from './verdict.ts'

type Props = {
  opened: number | undefined
  onOpen: (number?: number) => void
  onFault: (operationId: string) => void
  /** What else is known of a call that is opened. */
  sides?: (entry: Control<'LogEntry'>) => ReactNode
}

const edges = Object.keys(texts.calls.filters) as Edge[]

/** What was called, newest first, and whether it kept the contract. */
export function Calls({ opened, onOpen, onFault, sides }: Props) {
  const { say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const [wanted, setWanted] = useState('')
  const [edge, setEdge] = useState<Edge>()
  const clear = () =>
    run(async () => {
      await answered(control.DELETE('/__mock/log'))
      onOpen()
      say(texts.calls.cleared)
    })
  return (
    <>
      <SeenDrift />
      <Read query={callsQuery}>
        {({ entries, counts }) => {
          const found = entries.filter(
            (one) => (edge === undefined || edgeOf(one.verdict) === edge) && fits(one, wanted),
          )
          return (
            <Section title={texts.calls.title} aside={countsOf(counts)}>
              <div className="mb-3 grid grid-cols-[1fr_7rem_auto] gap-2">
                <TextBox
                  type="search"
                  aria-label={texts.calls.find}
                  placeholder={texts.calls.find}
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                />
                <Choice
                  aria-label={texts.calls.verdict}
                  value={edge ?? ''}
                  onChange={(event) => setEdge(edges.find((one) => one === event.target.value))}
                >
                  <option value="">{texts.calls.every}</option>
                  {edges.map((one) => (
                    <option key={one} value={one}>
                      {texts.calls.filters[one]}
                    </option>
                  ))}
                </Choice>
                <ToolButton busy={isBusy} onClick={clear}>
                  {texts.calls.clear}
                </ToolButton>
              </div>
              <Refusal error={error} />
              <CallList
                entries={found.toReversed()}
                empty={entries.length === 0 ? texts.calls.none : texts.calls.noneFound}
                opened={opened}
                onPress={({ number }) => onOpen(number === opened ? undefined : number)}
              >
                {(entry) => (
                  <CallDetail entry={entry} onFault={onFault}>
                    {sides?.(entry)}
                  </CallDetail>
                )}
              </CallList>
            </Section>
          )
        }}
      </Read>
    </>
  )
}

const fits = ({ method, path, operationId, status }: Control<'LogEntry'>, wanted: string) =>
  `${method} ${path} ${operationId} ${status}`.toLowerCase().includes(wanted.trim().toLowerCase())
