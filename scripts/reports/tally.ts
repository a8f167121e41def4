import type { Report } from './report.ts'

export type Tally = { passed: number; failed: number; skipped: number }

/** Counts a report; what broke outside the tests counts as failed. */
export function tallyOf({ tests, broken }: Report): Tally {
  const count = (outcome: string) => tests.filter((one) => one.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed') + broken.length, skipped: count('skipped') }
}

export function sum(tallies: Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((all, one) => all + one[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

/** The line that a whole run ends with. */
export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
