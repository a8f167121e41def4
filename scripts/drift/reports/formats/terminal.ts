import type { Finding } from '../../finding.ts'
import { ruleOf } from '../../rules/all-rules.ts'
import type { Outcome } from '../outcome.ts'
import type { Paint } from './terminal-colors.ts'
import { plain } from './terminal-colors.ts'
import { byLevel, countsLine, failing, operationLine, sourceLine, isSevere } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'

/** For people at a terminal, grouped by operation, worst first; every word is there without colour. */
export function terminalReport(given: Outcome, showsAll = false, paint = plain): string {
  const outcome = printableIn(given)
  const shown = byLevel(outcome.findings).filter((one) => showsAll || isSevere(one))
  const groups = Object.entries(Object.groupBy(shown, operationLine))
  const hidden = outcome.findings.length - shown.length
  const blocks = groups.map(([operation, findings = []]) =>
    [operation, ...findings.map((one) => block(one, paint))].join('\n'),
  )
  const failed = failing(outcome).length
  const verdict =
    failed > 0
      ? `${failed} at or above ${outcome.failOn}: drift.`
      : `Nothing at or above ${outcome.failOn}: kept.`
  const rest = hidden > 0 ? [`${hidden} safe or annotation not shown (--all shows them).`] : []
  return [
    ...blocks,
    ...outcome.notes,
    [`${outcome.subject}: ${countsLine(outcome.findings)}.`, ...rest, verdict].join('\n'),
  ].join('\n\n')
}

function block(finding: Finding, paint: Paint): string {
  const { rule, level, message, example, accepted, fingerprint, curl, assumed } = finding
  const { instead, why } = ruleOf(rule)
  const lines = [
    `${accepted ? paint('accepted', 'accepted') : paint(level, level)}  ${message}`,
    `${rule}  ${sourceLine(finding) ?? ''}  ${fingerprint}`,
    ...(example === undefined ? [] : [`for example ${cut(JSON.stringify(example))}`]),
    ...(isSevere(finding) && !accepted ? [why] : []),
    ...(instead && !accepted ? [`instead: ${instead}`] : []),
    ...(assumed ?? []).map(
      ({ id, says }) => `assumed: ${says.replaceAll(/\s+/g, ' ')} (portal-contracts confirm ${id})`,
    ),
    ...(curl && !accepted ? [`again: ${curl}`] : []),
    ...(accepted ? [`because: ${accepted.reason}${accepted.until ? ` (until ${accepted.until})` : ''}`] : []),
  ]
  return lines.map((line, index) => (index === 0 ? `  ${line}` : `      ${line}`)).join('\n')
}

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)
