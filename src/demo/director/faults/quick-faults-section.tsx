import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Method } from '../calls/call-row.tsx'
import type { Control } from '../mock/control-types.ts'
import { clearFault, setFault } from './fault-acts.ts'
import { faultWord, isMild } from './fault-words.ts'
import { callsQuery, faultsQuery } from '../mock/mock-queries.ts'
import { operationsQuery } from '../mock/operations.ts'
import { Nothing, Refusal, Section, ToolButton } from '../parts/parts.tsx'
import { choiceOf, quickRows, quickRule } from './quick-faults.ts'
import type { QuickRow } from './quick-faults.ts'
import { usePortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'
import { useMockAction } from '../mock/use-mock-action.ts'

const most = 7
const widestMs = 2500

/** A fault that is finer than any choice, or whose operation is not known yet. */
const own = 'own'

/** The calls of this page: one choice makes one of them slow or fail. */
export function QuickFaults({ onMore }: { onMore: () => void }) {
  const calls = useQuery(callsQuery).data
  const faults = useQuery(faultsQuery).data ?? []
  const { run, error } = useMockAction({ isQueued: true })
  const client = useQueryClient()
  const portal = usePortalControls()
  const [wanted, setWanted] = useState<Wanted>({})
  const rows = quickRows(calls?.entries ?? [], faults, most)
  const change = (operationId: string, choice: string) => {
    const rule = quickRule(operationId, choice)
    const mine = { choice, rule }
    // a choice shows at once, not when the mock has been told and asked again
    setWanted((before) => ({ ...before, [operationId]: mine }))
    run(async () => {
      try {
        await (rule ? setFault(rule, portal) : clearFault(operationId, portal))
        await client.invalidateQueries({ queryKey: faultsQuery.queryKey })
      } finally {
        setWanted(({ [operationId]: newest, ...others }) =>
          newest && newest !== mine ? { ...others, [operationId]: newest } : others,
        )
      }
    })
  }
  return (
    <Section lang="en" title={texts.faults.title} aside={texts.faults.per}>
      {rows.length === 0 && <Nothing>{texts.faults.nothingCalled}</Nothing>}
      <ul>
        {rows.map((row) => (
          <Row
            key={row.operationId}
            row={row}
            wanted={wanted[row.operationId]}
            onChange={(choice) => change(row.operationId, choice)}
          />
        ))}
      </ul>
      <Refusal error={error} />
      <ToolButton className="mt-3" onClick={onMore}>
        {texts.faults.more}
      </ToolButton>
    </Section>
  )
}

/** What was chosen and is not said by the mock yet, by operation. */
type Wanted = Readonly<Record<string, WantedFault>>
type WantedFault = Readonly<{ choice: string; rule: Control<'FaultRule'> | undefined }>

type RowProps = { row: QuickRow; wanted: WantedFault | undefined; onChange: (choice: string) => void }

function Row({ row, wanted, onChange }: RowProps) {
  const { operationId, method, path, milliseconds, fault } = row
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_2rem_3.5rem_6rem] items-center gap-x-2 border-t border-line py-1 text-micro">
      {method ? <Method name={method} /> : <span />}
      <span className="tool-mono truncate" title={operationId}>
        {path ?? (operationId === '*' ? texts.faults.everything : operationId)}
      </span>
      {/* a bar of so many hundredths; a style attribute is what the policy of the page forbids */}
      <meter
        aria-hidden="true"
        className="tool-meter"
        max={widestMs}
        value={Math.min(widestMs, milliseconds ?? 0)}
      />
      <span className="text-right text-ink-3">{milliseconds === null ? '' : `${milliseconds} ms`}</span>
      <QuickChoice {...{ operationId, onChange }} {...(wanted ?? { rule: fault?.rule })} />
    </li>
  )
}

type ChoiceProps = {
  operationId: string
  /** What the operation answers with; undefined where it works. */
  rule: Control<'FaultRule'> | undefined
  choice?: string
  onChange: (choice: string) => void
}

function QuickChoice({ operationId, rule, choice: chosen = choiceOf(rule), onChange }: ChoiceProps) {
  const { data: operations } = useQuery(operationsQuery)
  const statuses = operations?.get(operationId)?.statuses ?? []
  const { words } = texts.faults
  const isListed = chosen !== undefined && (chosen in words || statuses.includes(Number(chosen)))
  return (
    <select
      aria-label={texts.faults.quick(operationId)}
      value={isListed ? chosen : own}
      onChange={(event) => event.target.value !== own && onChange(event.target.value)}
      className={clsx(
        'min-h-7 rounded-m border border-transparent px-1.5 text-micro',
        !rule && 'bg-surface-2 text-ink',
        rule && (isMild(rule) ? 'bg-warn-tint text-warn' : 'bg-err-tint text-err'),
      )}
    >
      {!isListed && rule && <option value={own}>{faultWord(rule)}</option>}
      {Object.entries(words).map(([choice, word]) => (
        <option key={choice} value={choice}>
          {word}
        </option>
      ))}
      {statuses.map((status) => (
        <option key={status} value={status}>
          {status}
        </option>
      ))}
    </select>
  )
}
