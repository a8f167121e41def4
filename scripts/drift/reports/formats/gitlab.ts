import type { Outcome } from '../outcome.ts'
import { byLevel, operationLine, isSevere } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'

const severities = {
  breaking: 'critical',
  risky: 'major',
  question: 'minor',
  safe: 'info',
  annotation: 'info',
} as const

/** A code quality report, which GitLab shows in the widget and the changes of a merge request. */
export function gitlabReport(outcome: Outcome): string {
  const issues = byLevel(printableIn(outcome).findings)
    .filter((finding) => !finding.accepted && isSevere(finding))
    .map((finding) => {
      const { rule, level, message, fingerprint, new: now, old } = finding
      const source = now ?? old
      return {
        description: `${operationLine(finding)}: ${message}`,
        check_name: rule,
        fingerprint,
        severity: severities[level],
        // every issue needs a place, and a contract as a whole is at its first line
        location: { path: source?.file ?? outcome.subject, lines: { begin: source?.line ?? 1 } },
      }
    })
  return `${JSON.stringify(issues, null, 2)}\n`
}
