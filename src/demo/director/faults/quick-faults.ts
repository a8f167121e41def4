import type { Control } from '../mock/control-types.ts'

type Fault = Control<'Fault'>
type Entry = Control<'LogEntry'>

/** An operation that was called lately, or that fails. */
export type QuickRow = {
  operationId: string
  method: string | null
  path: string | null
  /** How long its answers took, on average; null when it was not called. */
  milliseconds: number | null
  fault: Fault | undefined
}

/** A choice in a row beside `normal` and the statuses. */
export const slowMs = 2500

/** What was called last and what fails, at most so many; by id, so that no row moves under somebody's hand. */
export function quickRows(entries: readonly Entry[], faults: readonly Fault[], most: number): QuickRow[] {
  const called = new Map<string, Entry[]>()
  for (const entry of entries.toReversed()) {
    const { operationId } = entry
    if (operationId) called.set(operationId, [...(called.get(operationId) ?? []), entry])
  }
  const failing = faults.map(({ rule }) => rule.operationId)
  const ids = [...new Set([...failing, ...called.keys()])].slice(0, Math.max(most, failing.length))
  return ids.sort().map((operationId) => {
    const calls = called.get(operationId) ?? []
    return {
      operationId,
      method: calls[0]?.method ?? null,
      path: calls[0]?.path ?? null,
      milliseconds: calls.length > 0 ? average(calls.map(({ milliseconds }) => milliseconds)) : null,
      fault: faults.find(({ rule }) => rule.operationId === operationId),
    }
  })
}

const average = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** What a choice in a row asks for; undefined for a call that is to work as usual. */
export function quickRule(operationId: string, choice: string): Control<'FaultRule'> | undefined {
  if (choice === 'normal') return undefined
  if (choice === 'slow') return { operationId, delayMs: slowMs }
  if (choice === 'drop') return { operationId, drop: true }
  if (choice === 'malformed') return { operationId, malformed: true }
  return { operationId, status: Number(choice) }
}

/** The choice that a fault comes to; undefined when it is finer than any choice. */
export function choiceOf(rule: Control<'FaultRule'> | undefined): string | undefined {
  if (!rule) return 'normal'
  const { operationId, ...rest } = rule
  const choices = ['slow', 'drop', 'malformed', String(rule.status)]
  return choices.find((choice) => {
    const { operationId: _, ...same } = quickRule(operationId, choice) ?? { operationId }
    return JSON.stringify(same) === JSON.stringify(rest)
  })
}
