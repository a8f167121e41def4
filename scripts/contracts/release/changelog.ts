import { markdownText as text } from '../../drift/reports/escaping/markdown-text.ts'
import { byLevel, operationLine } from '../../drift/reports/outcome.ts'
import type { Finding } from '../../drift/finding.ts'

/** A contract that a release changes: its versions, none before the first release, and what has changed in it. */
export type Released = { service: string; was?: string; is: string; findings: readonly Finding[] }

const head = `# What has changed in the contracts

Written by \`npm run contracts:diff -- --release\`, newest first; versions as in semver.org. What may break somebody is a major step, what is there besides a minor one, and words alone are a patch.
`

/** The change log with one release more, above those before it. */
export function withRelease(before: string, day: string, changes: readonly Released[]): string {
  if (changes.length === 0) return before || head
  const earlier = before.startsWith(head) ? before.slice(head.length) : before
  return `${head}\n${[`## ${day}`, ...changes.map(section)].join('\n\n')}\n${earlier}`
}

function section({ service, was, is, findings }: Released): string {
  const title = `### ${service} ${is}`
  if (was === undefined) return `${title}\n\nReleased for the first time.`
  const told = byLevel(findings).filter(({ level }) => level !== 'annotation')
  const lines = told.map((one) => `- **${one.level}** ${text(`${operationLine(one)}: ${one.message}`)}`)
  const notes = findings.length - told.length
  const words = notes > 0 ? [`- In ${notes} place${notes === 1 ? '' : 's'} it is described otherwise.`] : []
  return [`${title} (was ${was})`, '', ...lines, ...words].join('\n')
}
