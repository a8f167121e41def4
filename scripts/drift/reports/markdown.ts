import type { Finding } from '../finding.ts'
import { markdownCode, markdownText as text } from './markdown-text.ts'
import type { Outcome } from './outcome.ts'
import { byLevel, countsLine, failing, operationLine, sourceLine } from './outcome.ts'
import { printableIn } from './printable.ts'

/** For a pull request or a wiki. */
export function markdownReport(outcome: Outcome): string {
  const { subject, findings, notes } = printableIn(outcome)
  const verdict = failing(outcome).length > 0 ? 'Drift' : 'The contract is kept'
  const groups = Object.entries(Object.groupBy(byLevel(findings), operationLine))
  const blocks = groups.map(([operation, own = []]) => {
    const rows = own.map(
      (one) => `| ${[levelOf(one), text(one.message), markdownCode(one.rule), place(one)].join(' | ')} |`,
    )
    return [
      `### ${text(operation)}`,
      '',
      '| Level | What | Rule | Where |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  return `${[`## ${verdict}`, text(`${subject}: ${countsLine(findings)}.`), ...notes.map(text), ...blocks].join('\n\n')}\n`
}

const levelOf = ({ level, accepted }: Finding): string => {
  if (accepted) return `accepted: ${text(accepted.reason)}`
  return level === 'breaking' ? '**breaking**' : level
}

const place = (finding: Finding): string => text(sourceLine(finding) ?? '')
