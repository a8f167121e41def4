import type { Finding } from '../../finding.ts'
import { markdownCode, markdownText as text } from '../escaping/markdown-text.ts'
import type { Outcome } from '../outcome.ts'
import { byLevel, countsLine, failing, operationLine, sourceLine, isSevere } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'
import { versionLine } from '../version-step.ts'

/** A comment of GitHub has 65,536 characters at most, and one of GitLab more. */
const longest = 60_000

/**
 * For the comment of a pull request: the verdict, the step of the version that is asked for, what hurts somebody by
 * operation, and folded away what else has changed.
 */
export function markdownReport(outcome: Outcome): string {
  const { subject, findings, notes, command } = printableIn(outcome)
  const verdict = failing(outcome).length > 0 ? 'Drift' : 'The contract is kept'
  const version = command === 'diff' ? versionLine(outcome) : undefined
  const shown = byLevel(findings)
  const severe = shown.filter(isSevere)
  const rest = shown.filter((one) => !isSevere(one))
  const head = [
    `## ${verdict}`,
    text(`${subject}: ${countsLine(findings)}.`),
    ...(version === undefined ? [] : [text(version)]),
    ...notes.map(text),
  ]
  const changelog =
    rest.length > 0
      ? [`<details><summary>Also changed (${rest.length})</summary>`, ...tables(rest), '</details>']
      : []
  return cut([...head, ...tables(severe), ...changelog])
}

function tables(findings: readonly Finding[]): string[] {
  const groups = Object.entries(Object.groupBy(findings, operationLine))
  return groups.map(([operation, own = []]) => {
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
}

/** As many blocks as there is room for, and how many are left out. */
function cut(blocks: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const block of blocks) {
    length += block.length + 2
    if (length > longest) break
    kept.push(block)
  }
  const isOpen = kept.some((block) => block.startsWith('<details>')) && !kept.includes('</details>')
  if (isOpen) kept.push('</details>')
  const left = blocks.filter(isTable).length - kept.filter(isTable).length
  if (left > 0) kept.push(`${left} more tables have no room here.`)
  return `${kept.join('\n\n')}\n`
}

const isTable = (block: string): boolean => block.startsWith('### ')

const levelOf = ({ level, accepted }: Finding): string => {
  if (accepted) return `accepted: ${text(accepted.reason)}`
  return level === 'breaking' ? '**breaking**' : level
}

const place = (finding: Finding): string => text(sourceLine(finding) ?? '')
