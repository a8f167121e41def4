import type { ReactNode } from 'react'
import { CallRow } from './call-row.tsx'
import type { Control } from '../mock/control-types.ts'
import { Nothing } from '../parts/parts.tsx'
import { edgeOf } from './verdict.ts'

type Entry = Control<'LogEntry'>

type Props = {
  entries: readonly Entry[]
  /** What to say when there are none. */
  empty: string
  opened?: number | undefined
  onPress: (entry: Entry) => void
  /** What a call shows that was opened; without it, a press leads elsewhere. */
  children?: (entry: Entry) => ReactNode
}

export function CallList({ entries, empty, opened, onPress, children }: Props) {
  if (entries.length === 0) return <Nothing>{empty}</Nothing>
  return (
    <ol className="-mx-1.5">
      {entries.map((entry) => (
        <li
          key={entry.number}
          data-verdict={edgeOf(entry.verdict)}
          className="tool-verdict border-b border-b-line last:border-b-0"
        >
          <CallRow
            entry={entry}
            isOpen={entry.number === opened}
            isShort={!children}
            onPress={() => onPress(entry)}
          />
          {entry.number === opened && children?.(entry)}
        </li>
      ))}
    </ol>
  )
}
