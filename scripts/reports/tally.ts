import { stripVTControlCharacters } from 'node:util'
import type { RanTest, Report } from './report.ts'

/** How many tests passed and were skipped, and a line for each that failed. */
export type Tally = { passed: number; failures: string[]; skipped: number }

export const nothingRun: Tally = { passed: 0, failures: [], skipped: 0 }

/** Counts a report; what broke outside the tests counts as failed. */
export function tallyOf({ tests, broken }: Report): Tally {
  const having = (outcome: RanTest['outcome']) => tests.filter((one) => one.outcome === outcome)
  return {
    passed: having('passed').length,
    failures: [...having('failed').map(failureOf), ...broken.map(firstLine)],
    skipped: having('skipped').length,
  }
}

const failureOf = ({ file, title, reason }: RanTest): string =>
  `${file}: ${title}${reason === undefined ? '' : ` (${firstLine(reason)})`}`

const firstLine = (text: string): string =>
  stripVTControlCharacters(text).trim().split('\n', 1)[0]?.slice(0, 300) ?? ''

export function sum(tallies: Tally[]): Tally {
  const total = (key: 'passed' | 'skipped') => tallies.reduce((all, one) => all + one[key], 0)
  return {
    passed: total('passed'),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: total('skipped'),
  }
}

/** The lines that a whole run ends with: what failed, as it may be thousands of lines above, and then the sum. */
export const closingLines = ({ passed, failures, skipped }: Tally): string[] => [
  ...failures.map((one) => `✗ ${one}`),
  `${passed} passed, ${failures.length} failed, ${skipped} skipped`,
]
