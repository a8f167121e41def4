import type { Finding } from '../finding.ts'

/** Collects findings of many exchanges, each once, with how often it was seen. */
export type UniqueFindings = {
  /** @param where the exchange, fit to be shown: `entry 17 of a.har (GET /homes/5)` */
  add: (finding: Finding, where: () => string) => void
  /** How many different findings there are. */
  size: () => number
  /** The findings, each with how often and where it was seen first. */
  findings: () => Finding[]
  notes: () => string[]
}

/** More different findings than anybody reads, and few enough for any memory. */
const limit = 5000

export function createUniqueFindings(): UniqueFindings {
  const kept = new Map<string, { finding: Finding; count: number; first: string }>()
  let dropped = 0
  return {
    add: (finding, where) => {
      const known = kept.get(finding.fingerprint)
      if (known) known.count += 1
      else if (kept.size < limit) kept.set(finding.fingerprint, { finding, count: 1, first: where() })
      else dropped += 1
    },
    size: () => kept.size,
    findings: () =>
      [...kept.values()].map(({ finding, count, first }) => ({
        ...finding,
        message: `${finding.message} Seen ${times(count)} ${first}.`,
      })),
    notes: () =>
      dropped > 0
        ? [`Only the first ${limit} different findings are listed; ${dropped} more were seen.`]
        : [],
  }
}

const times = (count: number): string => (count === 1 ? 'in' : `${count} times, first in`)
