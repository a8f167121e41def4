import { clsx } from 'clsx'
import type { Control } from '../mock/control-types.ts'
import { clearAllFaults, clearFault, nameOf, nameOfFault } from './fault-acts.ts'
import { faultDetails, faultWord, isMild } from './fault-words.ts'
import { faultsQuery } from '../mock/mock-queries.ts'
import { Nothing, Refusal, Section, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'
import { useMockAction } from '../mock/use-mock-action.ts'

/** The faults in force, each with a way to clear it. */
export function FaultList() {
  const { run, isBusy, error } = useMockAction()
  const portal = usePortalControls()
  return (
    <Read query={faultsQuery}>
      {(faults) => (
        <Section
          title={texts.faults.active}
          aside={
            faults.length > 1 && (
              <button type="button" className="tool-link" onClick={() => run(() => clearAllFaults(portal))}>
                {texts.faults.clearAll}
              </button>
            )
          }
        >
          {faults.length === 0 && <Nothing>{texts.faults.none}</Nothing>}
          <ul>
            {faults.map((fault) => (
              <FaultRow
                key={`${fault.rule.operationId} ${nameOfFault(fault.rule)}`}
                fault={fault}
                busy={isBusy}
                onClear={() => run(() => clearFault(fault.rule.operationId, portal, nameOfFault(fault.rule)))}
              />
            ))}
          </ul>
          <Refusal error={error} />
        </Section>
      )}
    </Read>
  )
}

const titleOf = (rule: Control<'FaultRule'>) =>
  rule.name === undefined ? nameOf(rule.operationId) : `${nameOf(rule.operationId)} · ${rule.name}`

type RowProps = { fault: Control<'Fault'>; busy: boolean; onClear: () => void }

function FaultRow({ fault: { rule, hits, remaining }, busy, onClear }: RowProps) {
  const details = [
    faultDetails(rule),
    texts.faults.hits(hits),
    remaining !== null && texts.faults.left(remaining),
  ]
  return (
    <li className="flex items-center gap-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0 grow">
        <span className="block truncate">{titleOf(rule)}</span>
        <span className="block text-micro wrap-anywhere text-ink-2">
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span
        className={clsx(
          'shrink-0 rounded-s px-2 py-0.5 text-micro',
          isMild(rule) ? 'bg-warn-tint text-warn' : 'bg-err-tint text-err',
        )}
      >
        {faultWord(rule)}
      </span>
      <ToolButton busy={busy} aria-label={texts.faults.clearOf(titleOf(rule))} onClick={onClear}>
        {texts.faults.clear}
      </ToolButton>
    </li>
  )
}
