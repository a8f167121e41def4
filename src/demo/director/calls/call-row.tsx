import { clsx } from 'clsx'
import type { Control } from '../mock/control-types.ts'
import { clockTimeOf } from '../time/moments.ts'
import { texts } from '../texts.ts'
import { edgeOf } from './verdict.ts'
import type { Edge } from './verdict.ts'

const marks: Record<Edge, string> = { good: '✓', bad: '✕', fault: '⚡' }
const inks: Record<Edge, string> = { good: 'text-ok', bad: 'text-err', fault: 'text-warn' }

type Props = { entry: Control<'LogEntry'>; isOpen: boolean; isShort: boolean; onPress: () => void }

/** One call: when, what, how it ended, and whether the contract was kept. A press opens it. */
export function CallRow({ entry, isOpen, isShort, onPress }: Props) {
  const edge = edgeOf(entry.verdict)
  return (
    <button
      type="button"
      aria-expanded={isShort ? undefined : isOpen}
      onClick={onPress}
      className="grid w-full grid-cols-[3.75rem_3.25rem_minmax(0,1fr)_auto_4.25rem] items-baseline gap-x-2 py-2 pr-1 pl-2.5 text-left text-micro -outline-offset-2 hover:bg-surface-2"
    >
      <span className="text-ink-3">{clockTimeOf(entry.at)}</span>
      <Method name={entry.method} />
      <span className="tool-mono truncate">{entry.path}</span>
      <span>{entry.status ?? texts.calls.cut}</span>
      <span className="text-right text-ink-3">{Math.round(entry.milliseconds)} ms</span>
      <span className={clsx('col-span-3 col-start-3 truncate', inks[edge])}>
        <span aria-hidden="true">{marks[edge]} </span>
        {wordsOf(entry)}
      </span>
    </button>
  )
}

export const Method = ({ name }: { name: string }) => (
  <span className={clsx('font-strong', name === 'GET' || name === 'HEAD' ? 'text-info' : 'text-warn')}>
    {name}
  </span>
)

function wordsOf({ verdict, violations: [first] }: Control<'LogEntry'>): string {
  return edgeOf(verdict) === 'bad' && first
    ? `${first.in} ${first.pointer} ${first.detail}`
    : texts.calls.verdicts[verdict]
}
