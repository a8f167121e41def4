import type { Finding } from '../../finding.ts'
import { escapeHtml } from '../escaping/escape-html.ts'
import type { Outcome } from '../outcome.ts'
import { failing, operationLine, sourceLine } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'

/**
 * A test case for each finding, failed where it makes the command fail; one that passes when nothing was found. As Ant
 * writes it (windyroad/JUnit-Schema), which Jenkins and GitLab both read. A case is known by its rule and place, so that
 * the same finding is the same test from run to run.
 */
export function junitReport(given: Outcome, now = new Date()): string {
  const outcome = printableIn(given)
  const { command, subject, findings } = outcome
  const failed = new Set(failing(outcome))
  const cases = findings.map((one) => testCase(one, failed.has(one)))
  const passed = `  <testcase classname="${token(command)}" name="${token(subject)}" time="0"/>`
  const all = cases.length > 0 ? cases : [passed]
  const others = findings.filter((one) => !failed.has(one) && !one.accepted)
  const skipped = findings.filter(({ accepted }) => accepted).length
  const totals = `tests="${all.length}" failures="${failed.size}" errors="0" skipped="${skipped}" time="0"`
  const when = `timestamp="${now.toISOString().slice(0, 19)}" hostname="localhost"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${token(`${command} ${subject}`)}" ${when} ${totals}>`,
    '  <properties/>',
    ...all,
    `  <system-out>${escapeHtml(others.map((one) => `${one.level}: ${details(one)}`).join('\n\n'))}</system-out>`,
    '  <system-err></system-err>',
    '</testsuite>',
    '',
  ].join('\n')
}

function testCase(finding: Finding, isFailed: boolean): string {
  const { rule, level, message, accepted, fingerprint, location, field } = finding
  const name = [rule, location.place, field, `(${fingerprint})`].filter(Boolean).join(' ')
  const start = `  <testcase classname="${token(operationLine(finding))}" name="${token(name)}" time="0"`
  if (isFailed) {
    const text = escapeHtml(details(finding))
    return `${start}><failure type="${level}" message="${escapeHtml(message)}">${text}</failure></testcase>`
  }
  return accepted ? `${start}><skipped message="${escapeHtml(accepted.reason)}"/></testcase>` : `${start}/>`
}

const details = (finding: Finding): string =>
  [finding.message, sourceLine(finding), finding.curl, `fingerprint ${finding.fingerprint}`]
    .filter(Boolean)
    .join('\n')

/** A text without blanks at its ends or in a row (XML Schema, token). */
const token = (text: string): string => escapeHtml(text.trim().replaceAll(/\s+/g, ' '))
