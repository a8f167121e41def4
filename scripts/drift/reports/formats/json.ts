import type { Outcome } from '../outcome.ts'
import { countsOf, failing } from '../outcome.ts'
import { printableJson } from '../escaping/printable.ts'

/** For programs, as described by `findings.schema.json`. */
export function jsonReport(outcome: Outcome): string {
  const { command, subject, findings, failOn, notes } = outcome
  const verdict = failing(outcome).length > 0 ? 'drift' : 'kept'
  const report = {
    version: 1,
    command,
    subject,
    verdict,
    failOn,
    counts: countsOf(findings),
    notes,
    findings,
  }
  return `${printableJson(report)}\n`
}
