import { linesIn } from '../document/lines-of.ts'
import type { FindLine } from '../document/parse.ts'
import { displayName } from '../document/source.ts'
import type { Finding, FoundSource } from '../finding.ts'

/**
 * Adds the line to every place that a finding names, and writes files as people do.
 *
 * @param isShown of the others nobody will see a line, and looking for it takes time
 */
export async function withLines(
  findings: readonly Finding[],
  isShown: (finding: Finding) => boolean = () => true,
): Promise<Finding[]> {
  const wanted = new Map<string, Set<string>>()
  for (const source of findings.filter(isShown).flatMap(({ old, new: now }) => [old, now])) {
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
