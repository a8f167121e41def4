import type { Finding } from '../finding.ts'
import { escapeHtml } from './escape-html.ts'
import type { Outcome } from './outcome.ts'
import { failing, operationLine, sourceLine } from './outcome.ts'
import { printableIn } from './printable.ts'

/** A test case for each finding, failed where it makes the command fail; one that passes when nothing was found. */
export function junitReport(given: Outcome): string {
  const outcome = printableIn(given)
  const { command, subject, findings } = outcome
  const failed = new Set(failing(outcome))
  const cases = findings.map((one) => testCase(one, failed.has(one)))
  const all =
    cases.length > 0
      ? cases
      : [`    <testcase classname="${escapeHtml(command)}" name="${escapeHtml(subject)}"/>`]
  const skipped = findings.filter(({ accepted }) => accepted).length
  const totals = `tests="${all.length}" failures="${failed.size}" errors="0" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="portal-contracts" ${totals}>`,
    `  <testsuite name="${escapeHtml(`${command} ${subject}`)}" ${totals}>`,
    ...all,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testCase(finding: Finding, isFailed: boolean): string {
  const { rule, level, message, accepted, fingerprint } = finding
  const name = `classname="${escapeHtml(operationLine(finding))}" name="${escapeHtml(`${rule}: ${message}`)}"`
  const details = escapeHtml(
    [message, sourceLine(finding), `fingerprint ${fingerprint}`].filter(Boolean).join('\n'),
  )
  if (isFailed) {
    return `    <testcase ${name}><failure type="${level}" message="${escapeHtml(message)}">${details}</failure></testcase>`
  }
  if (accepted) return `    <testcase ${name}><skipped message="${escapeHtml(accepted.reason)}"/></testcase>`
  return `    <testcase ${name}><system-out>${level}: ${details}</system-out></testcase>`
}
