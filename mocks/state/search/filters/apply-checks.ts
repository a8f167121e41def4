import type { Candidate } from '../index/candidate.ts'
import type { Check, FilterName } from './filter-checks.ts'

export type CheckedHomes = Readonly<{
  /** The homes that pass all checks. */
  found: readonly Candidate[]
  /** The homes that pass all checks but this one. */
  keptOutBy: (filter: FilterName) => readonly Candidate[]
}>

const none: readonly Candidate[] = []

/**
 * Applies all checks to each home, in one pass and keeping the order. It also gathers the homes that fail one check only:
 * the histogram of prices and the counts beside the other values of that filter include them.
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

/** The index of the first check from `start` on that a home fails; the number of checks if it passes all. */
function firstFailing(checks: readonly Check[], candidate: Candidate, start: number): number {
  let at = start
  while (checks[at]?.admits(candidate)) at += 1
  return at
}
