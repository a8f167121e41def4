import { appendFileSync } from 'node:fs'
import { markdownReport } from './markdown.ts'
import type { Outcome } from '../outcome.ts'
import { byLevel, operationLine, isSevere } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'

const kinds = {
  breaking: 'error',
  risky: 'warning',
  question: 'notice',
  safe: 'notice',
  annotation: 'notice',
} as const

/**
 * Workflow commands that GitHub Actions shows beside the lines of a pull request. The summary of the job is written as
 * well, where GitHub says that it wants one.
 */
export function githubReport(outcome: Outcome): string {
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary) appendFileSync(summary, markdownReport(outcome))
  const lines = byLevel(printableIn(outcome).findings)
    .filter((finding) => !finding.accepted && isSevere(finding))
    .map((finding) => {
      const { new: now, old, level, rule, message } = finding
      const source = now ?? old
      const place = source
        ? [`file=${property(source.file)}`, ...(source.line ? [`line=${source.line}`] : [])]
        : []
      const properties = [...place, `title=${property(`${rule}: ${operationLine(finding)}`)}`].join(',')
      return `::${kinds[level]} ${properties}::${data(message)}`
    })
  return `${lines.join('\n')}\n`
}

// as the toolkit of GitHub Actions writes them
const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
