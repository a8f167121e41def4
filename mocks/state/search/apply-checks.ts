import type { Candidate } from './candidate.ts'
import type { Check, FilterName } from './filter-checks.ts'

export type CheckedHomes = Readonly<{
  /** What all checks admit. */
  found: readonly Candidate[]
  /** What this filter alone keeps out. */
  keptOutBy: (filter: FilterName) => readonly Candidate[]
}>

const none: readonly Candidate[] = []

/**
 * Holds each candidate against all checks, in one pass and keeping the order. It also gathers what one filter alone
 * keeps out: the histogram of prices and the counts beside the other values of a filter show it too.
 */
export function applyChecks(candidates: readonly Candidate[], checks: readonly Check[]): CheckedHomes {
  const found: Candidate[] = []
  const keptOut = new Map<FilterName, Candidate[]>(checks.map(({ filter }) => [filter, []]))
  for (const candidate of candidates) {
    const failing = firstFailing(checks, candidate, 0)
    if (failing === checks.length) found.push(candidate)
    else if (firstFailing(checks, candidate, failing + 1) === checks.length) {
      const filter = checks[failing]?.filter
      if (filter) keptOut.get(filter)?.push(candidate)
    }
  }
  return { found, keptOutBy: (filter) => keptOut.get(filter) ?? none }
}

/** The place of the first check from `start` on that does not admit a candidate; past the end if all do. */
function firstFailing(checks: readonly Check[], candidate: Candidate, start: number): number {
  let at = start
  while (checks[at]?.admits(candidate)) at += 1
  return at
}
