import { linesIn } from '../document/lines/lines-of.ts'
import type { FindLine } from '../document/lines/find-line.ts'
import { displayName } from '../document/sources/source.ts'
import type { Finding, FoundSource } from '../finding.ts'

/**
 * Adds the line to every place that a finding names, and writes files as people do.
 *
 * @param shownOf the places of a finding of which somebody will see the line; looking for one takes time
 */
export async function withLines(
  findings: readonly Finding[],
  shownOf: (finding: Finding) => readonly (FoundSource | undefined)[] = ({ old, new: now }) => [old, now],
): Promise<Finding[]> {
  const wanted = new Map<string, Set<string>>()
  for (const source of findings.flatMap(shownOf)) {
    if (source) wanted.set(source.file, (wanted.get(source.file) ?? new Set()).add(source.pointer))
  }
  const files = new Map<string, FindLine>()
  await Promise.all(
    [...wanted].map(async ([file, pointers]) => files.set(file, await linesIn(file, pointers))),
  )
  const located = ({ file, pointer }: FoundSource): FoundSource => {
    const line = files.get(file)?.(pointer)
    return { file: displayName(file), pointer, ...(line === undefined ? {} : { line }) }
  }
  return findings.map((finding) => ({
    ...finding,
    ...(finding.old ? { old: located(finding.old) } : {}),
    ...(finding.new ? { new: located(finding.new) } : {}),
  }))
}
