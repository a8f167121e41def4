import { writeFile } from 'node:fs/promises'
import { markdownText } from '../../reports/escaping/markdown-text.ts'
import { printable } from '../../reports/escaping/printable.ts'

/** What calling an operation has shown of its answers. */
export type ProbedCoverage = {
  service: string
  id: string | undefined
  method: string
  path: string
  hasSucceeded: boolean
  /** How often each status came. */
  statuses: Readonly<Record<string, number>>
  /** What the contract has besides. */
  unseenStatuses: readonly string[]
}

/** Writes what was seen of each operation: a table into a file that ends with `.md`, JSON into any other. */
export async function writeCoverage(file: string, operations: readonly ProbedCoverage[]): Promise<void> {
  const json = () => `${JSON.stringify({ version: 1, operations }, null, 2)}\n`
  await writeFile(file, file.endsWith('.md') ? coverageTable(operations) : json())
}

/** Every operation by service, and a line of each service. */
function coverageTable(operations: readonly ProbedCoverage[]): string {
  const services = Object.entries(Object.groupBy(operations, ({ service }) => service))
  const sums = services.map(([service, own = []]) => {
    const seen = own.flatMap(({ statuses }) => Object.keys(statuses)).length
    const unseen = own.flatMap(({ unseenStatuses }) => unseenStatuses).length
    const succeeded = own.filter(({ hasSucceeded }) => hasSucceeded).length
    return `| ${text(service)} | ${own.length} | ${succeeded} | ${seen} | ${unseen} |`
  })
  const rows = operations.map(({ id, method, path, statuses, unseenStatuses }) => {
    const seen = Object.entries(statuses).map(([status, times]) => `${status} (${times})`)
    return `| ${text(id ?? `${method} ${path}`)} | ${seen.join(', ')} | ${text(unseenStatuses.join(', '))} |`
  })
  return `${[
    '| Service | Operations | With success | Statuses seen | Not seen |',
    '|---|---|---|---|---|',
    ...sums,
    '',
    '| Operation | Seen | Not seen |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}

const text = (name: string): string => markdownText(printable(name))
