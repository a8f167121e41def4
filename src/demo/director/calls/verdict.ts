import type { Control } from '../mock/control-types.ts'
import { texts } from '../texts.ts'

/** How a call looks in the log: contract kept, broken, or a fault that was asked for. */
export type Edge = 'good' | 'bad' | 'fault'

const edges: Record<Control<'Verdict'>, Edge> = {
  ok: 'good',
  generated: 'good',
  requestViolation: 'bad',
  responseViolation: 'bad',
  fault: 'fault',
}

export const edgeOf = (verdict: Control<'Verdict'>): Edge => edges[verdict]

/** `142 green, 1 red`. */
export const countsOf = (counts: Control<'VerdictCounts'>): string =>
  texts.calls.counts(
    counts.ok + counts.generated,
    counts.requestViolation + counts.responseViolation,
    counts.fault,
  )
