import { useSyncExternalStore } from 'react'
import { onDrift, seenDrift } from '#src/api/drift/seen-drift.ts'
import { Section } from '../parts/parts.tsx'
import { texts } from '../texts.ts'

/** What a real service answered in this page that its contract does not allow; nothing while it keeps it. */
export function SeenDrift() {
  const drift = useSyncExternalStore(onDrift, seenDrift)
  if (drift.length === 0) return null
  return (
    <Section title={texts.calls.drift} aside={String(drift.length)}>
      <ul className="text-micro">
        {drift.map(({ operationId, status, field, message, contract }) => (
          <li key={`${operationId} ${field}`} className="border-l-3 border-err py-2 pl-2.5">
            <span className="tool-mono">
              {operationId} {status}
            </span>
            <span className="block text-err">{message}</span>
            <span className="tool-mono block wrap-anywhere text-ink-3">{contract}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
